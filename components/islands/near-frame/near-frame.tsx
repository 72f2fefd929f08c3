'use client';

import { useEffect, useState } from 'react';

type Props = { src: string; title: string; className: string | undefined };

/**
 * Renders a frame of this site. It is added when its island hydrates, near the viewport, because even an empty frame
 * slows the parsing of the page.
 */
export function NearFrame(props: Props) {
  const [isNear, setNear] = useState(false);
  useEffect(() => setNear(true), []);
  if (!isNear) return <div className={`${props.className} script-only`} />;
  // Lazy, because all islands hydrate at once when the visitor returns to the page.
  return <iframe {...props} loading="lazy" allowFullScreen />;
}
