import type { Locale } from '../../i18n/routing';
import { readGenerated } from './generated';
import { showsDrafts } from './schedule';

/** The pages that have their own preview image; a building’s is named by its file, a project’s by its index. */
export type PreviewName =
  | 'home'
  | 'accessibility'
  | 'privacy'
  | 'spaces'
  | `building-${string}`
  | `project-${number}`;

/**
 * The address of the picture that a link to a page shows elsewhere, 1200×630 pixels, drawn by `npm run assets -- previews`.
 *
 * @throws Error when it was never drawn, except in development
 */
export function findPreview(name: PreviewName, locale: Locale): string {
  const src = (readGenerated('previews') as Record<string, string>)[`${name}-${locale}`];
  if (src) return src;
  // The page of a newly published project works without its picture, which the next start or build draws.
  if (showsDrafts) return `/previews/${name}-${locale}.jpg`;
  throw new Error(`There is no preview of ${name} in “${locale}”: run “npm run assets -- previews”.`);
}
