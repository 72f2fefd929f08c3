import { given } from '../editor-state';

type Props = {
  /** The address of the picture on the site. */
  src: unknown;
  /** The blob of the picture in the repository, where it is not in the folder. */
  blob?: string | undefined;
};

/** A small picture of the site. */
export function Thumbnail({ src, blob = '' }: Props) {
  if (typeof src !== 'string' || !/\.(jpg|svg)$/.test(src)) return null;
  return (
    <img
      className="thumbnail"
      loading="lazy"
      src={`/picture?src=${encodeURIComponent(src)}&blob=${blob}&token=${given.token}`}
      alt=""
    />
  );
}
