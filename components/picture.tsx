import type { Picture as PictureRecord } from '@/content/schema';
import styles from './picture.module.css';

type Props = {
  picture: PictureRecord;
  /** The width on the page, as the `sizes` attribute: for example `(min-width: 60rem) 33vw, 100vw`. */
  sizes: string;
  /** Pixels: the widest file that a small place can need; every width that is listed stands in the page twice. */
  largest?: number;
  /** `eager` for what stands above the fold: it is loaded first. */
  loading?: 'eager' | 'lazy';
  className?: string;
};

const fallbackWidth = 960;

/** A picture in the lightest format that the browser knows, at the width that the page needs. */
export function Picture({
  picture,
  sizes,
  largest = Number.POSITIVE_INFINITY,
  loading = 'lazy',
  className,
}: Props) {
  const { files } = picture;
  const widths = files.widths.filter((width) => width <= largest);
  const sources = (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      sizes={sizes}
      srcSet={widths.map((width) => `${files.stem}-${width}.${format} ${width}w`).join(', ')}
    />
  ));
  return (
    <picture className={className ? `${styles.frame} ${className}` : styles.frame}>
      {sources}
      <img
        src={`${files.stem}-${fallbackWidth}.jpg`}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
