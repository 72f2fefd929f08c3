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
 * Returns the address of a page's preview picture for links on other sites (Open Graph), 1200×630 pixels.
 *
 * @throws Error when it was never drawn, except in development
 */
export function findPreview(name: PreviewName, locale: Locale): string {
  const src = (readGenerated('previews') as Record<string, string>)[`${name}-${locale}`];
  if (src) return src;
  // The page of a new project works without its preview, which the next start or build draws.
  if (showsDrafts) return `/previews/${name}-${locale}.jpg`;
  throw new Error(`There is no preview of ${name} in “${locale}”: run “npm run assets -- previews”.`);
}
