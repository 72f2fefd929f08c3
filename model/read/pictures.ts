import type { Locale } from '../../i18n/routing';
import type { Focus, PictureKind, Text } from '../schema';
import { readGenerated } from './generated';

/** A picture in a record: the original under `public`, its text alternative, its subject, its kind and its roof. */
export type PictureRecord = {
  src: string;
  alt: Text;
  focus?: Focus | undefined;
  kind?: PictureKind | undefined;
  roofAt?: number | undefined;
};

/** A picture of a page in one language. */
export type Picture = {
  /** The original under `public`. */
  src: string;
  alt: string;
  focus?: Focus | undefined;
  kind?: PictureKind | undefined;
  /** Where the roof of the building is, in per cent of the height of the picture from the top. */
  roofAt?: number | undefined;
  /** Pixels of the original. */
  width: number;
  height: number;
  files: PictureFiles;
};

/** The stem of the generated files (`/pictures/hero-1a2b3c4d`, to which `-800.avif` is added) and their widths in pixels, from small to large. */
type PictureFiles = { stem: string; widths: number[] };

/** The addresses of a panorama, 2048 and 4096 pixels wide. */
export type Panorama = { small: string; large: string };

/** The size of an original in pixels, and the files that `npm run assets -- pictures` generated from it. */
export type MadePicture = { width: number; height: number; files: PictureFiles; panorama?: Panorama };

const pictures = () => readGenerated('pictures') as Record<string, MadePicture>;

/** Returns whether `npm run assets -- pictures` has generated the files of an original. */
export function isMade(src: string): boolean {
  return pictures()[src] !== undefined;
}

function find(src: string): MadePicture {
  const found = pictures()[src];
  if (found) return found;
  throw new Error(
    `The picture ${src} was not found: put it at public${src} and run “npm run assets -- pictures”.`,
  );
}

/**
 * Returns a picture in one language, with the files that `npm run assets -- pictures` generated from it.
 *
 * @throws Error when the picture is not under `public` or was never generated
 */
export function picture(record: PictureRecord, locale: Locale): Picture {
  const { width, height, files } = find(record.src);
  const { src, alt, focus, kind, roofAt } = record;
  return { src, alt: alt[locale], focus, kind, roofAt, width, height, files };
}

/**
 * Returns the panorama files that `npm run assets -- pictures` generated from a scene of the tour.
 *
 * @param src the original under `public`, named by a scene of a building’s tour
 * @throws Error when it was never generated
 */
export function panorama(src: string): Panorama {
  const files = find(src).panorama;
  if (files) return files;
  throw new Error(
    `There is no panorama of ${src}: name it in the tour of a building and run “npm run assets -- pictures”.`,
  );
}
