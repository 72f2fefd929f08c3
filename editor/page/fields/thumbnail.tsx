import { given } from '../editor-state';

/** A picture of the site, small. */
export function Thumbnail({ src }: { src: unknown }) {
  if (typeof src !== 'string' || src === '') return null;
  return (
    <img
      className="thumbnail"
      loading="lazy"
      src={`/picture?src=${encodeURIComponent(src)}&token=${given.token}`}
      alt=""
    />
  );
}
