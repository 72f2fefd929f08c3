'use client';

import { preload } from 'react-dom';
import styles from './picture.module.css';

/** What a picture needs to stand in a page, in one language. */
export type PictureData = {
  alt: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** The stem of the made files (`/pictures/hero-1a2b3c4d`, to which `-800.avif` is added) and their widths. */
  files: { stem: string; widths: readonly number[] };
};

type Props = {
  picture: PictureData;
  /** The width on the page, as the `sizes` attribute: for example `(min-width: 60rem) 33vw, 100vw`. */
  sizes: string;
  /** Pixels: the widest file that a small place can need. */
  largest?: number;
  /** `eager` for what stands above the fold: it is loaded first. */
  loading?: 'eager' | 'lazy';
  className?: string;
};

const fallbackWidth = 960;

/**
 * A picture in the lightest format that the browser knows, at the width that the page needs. It does nothing in the
 * browser, but as an island it writes its many addresses itself, so that they stand in the page only once.
 */
export function Picture({
  picture,
  sizes,
  largest = Number.POSITIVE_INFINITY,
  loading = 'lazy',
  className,
}: Props) {
  const { files } = picture;
  const widths = files.widths.filter((width) => width <= largest);
  const fallback = `${files.stem}-${fallbackWidth}.jpg`;
  const listOf = (format: string) =>
    widths.map((width) => `${files.stem}-${width}.${format} ${width}w`).join(', ');
  if (loading === 'eager') {
    // A browser that does not know the type passes this over.
    const imageSrcSet = listOf('avif');
    preload(fallback, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className={className ? `${styles.frame} ${className}` : styles.frame}>
      <source type="image/avif" sizes={sizes} srcSet={listOf('avif')} />
      <source type="image/webp" sizes={sizes} srcSet={listOf('webp')} />
      <img
        src={fallback}
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
