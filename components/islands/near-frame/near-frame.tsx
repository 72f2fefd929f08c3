'use client';

import { useEffect, useState } from 'react';

type Props = { src: string; title: string; className: string | undefined };

/**
 * A frame of this site. It joins the page as its island hydrates, when the visitor comes near: even an empty frame
 * holds up the page while it is read.
 */
export function NearFrame(props: Props) {
  const [isNear, setNear] = useState(false);
  useEffect(() => setNear(true), []);
  if (!isNear) return <div className={`${props.className} script-only`} />;
  // Lazy, because all islands hydrate at once when the visitor returns to the page.
  return <iframe {...props} loading="lazy" allowFullScreen />;
}
