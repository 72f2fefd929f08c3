import './picture-box.css';

/** The data of a picture in one language. */
export type PictureData = {
  alt: string;
  /** The part of the picture that a crop keeps, such as `left-top`; the middle by default. */
  focus?: string | undefined;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** The stem of the generated files (`/pictures/hero-1a2b3c4d`, to which `-800.avif` is added) and their widths. */
  files: { stem: string; widths: readonly number[] };
};

type Props = {
  picture: PictureData;
  /** The width on the page, as the `sizes` attribute: for example `(min-width: 60rem) 33vw, 100vw`. */
  sizes: string;
  /** `eager` above the fold: it gets a high priority. */
  loading?: 'eager' | 'lazy';
  className?: string;
  id?: string;
  /** A text in its corner. */
  label?: string | undefined;
  /** Whether it is hidden at first: the script adds its files when it is shown, and the page carries fewer addresses. */
  isLater?: boolean;
};

const fallbackWidth = 960;

/** Renders a picture at the width that the page needs. */
export function PictureBox({ picture, sizes, loading = 'lazy', className, id, label, isLater }: Props) {
  const sides = picture.focus?.split('-').map((side) => `focus-${side}`) ?? [];
  return (
    <span
      id={id}
      className={['picture', ...sides, className].filter(Boolean).join(' ')}
      data-covers={loading === 'eager' || undefined}
    >
      <picture data-widths={isLater ? picture.files.widths.join(' ') : undefined}>
        {!isLater && <source type="image/avif" sizes={sizes} srcSet={sourceSet(picture)} />}
        <img
          src={fallbackSource(picture)}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading={loading}
          fetchPriority={loading === 'eager' ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      {label && (
        <small>
          <span>{label}</span>
        </small>
      )}
    </span>
  );
}

/** Returns the `srcset` of a picture. */
export function sourceSet({ files }: Pick<PictureData, 'files'>): string {
  return files.widths.map((width) => `${files.stem}-${width}.avif ${width}w`).join(', ');
}

/** Returns the address of the JPEG for browsers without AVIF. */
export function fallbackSource({ files }: PictureData): string {
  return `${files.stem}-${fallbackWidth}.jpg`;
}
