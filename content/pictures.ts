import type { Locale } from '../i18n/routing';
import made from './pictures.json';
import type { Picture, PictureFiles, Text } from './schema';

type Made = { width: number; height: number; files: PictureFiles };

/**
 * A picture record in one language, with the files that `npm run pictures` made from it.
 *
 * @throws Error when the picture is not under `public` or was never made
 */
export function picture(record: { src: string; alt: Text }, locale: Locale): Picture {
  const found = (made as Record<string, Made | undefined>)[record.src];
  if (!found) {
    throw new Error(`The picture ${record.src} was not found: put it at public${record.src} and run “npm run pictures”.`);
  }
  return { src: record.src, alt: record.alt[locale], ...found };
}
