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
 * The address of the picture that a link to a page shows elsewhere, 1200×630 pixels, drawn by `npm run previews`.
 *
 * @throws Error when it was never drawn, except in development
 */
export function findPreview(name: PreviewName, locale: Locale): string {
  const src = (readGenerated('previews') as Record<string, string>)[`${name}-${locale}`];
  if (src) return src;
  // Who has just published a project sees its page all the same: its picture is drawn by the next start or build.
  if (showsDrafts) return `/previews/${name}-${locale}.jpg`;
  throw new Error(`There is no preview of ${name} in “${locale}”: run “npm run previews”.`);
}
