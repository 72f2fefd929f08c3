import type { Locale } from '../../i18n/routing';
import type { MadePicture, Panorama, Picture, Text } from '../schema';
import { readGenerated } from './generated';

const pictures = () => readGenerated('pictures') as Record<string, MadePicture>;

/** Whether `npm run pictures` has made the files of an original. */
export function isMade(src: string): boolean {
  return pictures()[src] !== undefined;
}

function find(src: string): MadePicture {
  const found = pictures()[src];
  if (found) return found;
  throw new Error(`The picture ${src} was not found: put it at public${src} and run “npm run pictures”.`);
}

/**
 * A picture record in one language, with the files that `npm run pictures` made from it.
 *
 * @throws Error when the picture is not under `public` or was never made
 */
export function picture(record: { src: string; alt: Text }, locale: Locale): Picture {
  const { width, height, files } = find(record.src);
  return { src: record.src, alt: record.alt[locale], width, height, files };
}

/**
 * The panorama files that `npm run pictures` made from a scene of the tour.
 *
 * @param src the original under `public`, named by a scene of content/tour.json
 * @throws Error when it was never made
 */
export function panorama(src: string): Panorama {
  const files = find(src).panorama;
  if (files) return files;
  throw new Error(`There is no panorama of ${src}: name it in content/tour.json and run “npm run pictures”.`);
}
