import { useState } from 'react';
import './social-picture.css';

type Props = {
  /** Null when the post has no picture that this site may serve. */
  src: string | null;
  alt: string;
};

/** Renders the picture of a live post, whose size is unknown, or a drawn level line if it is missing or fails. */
export function SocialPicture({ src, alt }: Props) {
  const [broken, setBroken] = useState(false);
  if (!src || broken) return <div className="social-picture-none" aria-hidden="true" />;
  return (
    <img
      // It can fail before this script runs, and then no event fires.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
      className="social-picture-image"
      src={src}
      alt={alt}
      width={640}
      height={640}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
