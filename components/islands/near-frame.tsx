'use client';

import { useEffect, useRef, useState } from 'react';

type Props = { src: string; title: string; className: string | undefined };

/** How near the window must be: a screen's height, for browsers begin with a lazy frame several screens before it. */
const near = '100% 0px';

/** A frame of this site that is loaded when the visitor comes near. */
export function NearFrame(props: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src, setSrc] = useState<string>();

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setSrc(props.src);
      },
      { rootMargin: near },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [props.src]);

  return <iframe ref={frame} {...props} src={src} allowFullScreen />;
}
