import type { Locale } from '../../i18n/routing';
import { readGenerated } from './generated';
import { showsDrafts } from './load';

/** The pages that have their own share image; a building’s is named by its file, a project’s by its index. */
export type ShareImageName =
  | 'home'
  | 'accessibility'
  | 'privacy'
  | 'spaces'
  | `building-${string}`
  | `project-${number}`;

/**
 * Returns the address of a page's share image, which messaging apps and networks show with its link (Open Graph): 1200×630
 * pixels.
 *
 * @throws Error when it was never drawn, except in development
 */
export function findShareImage(name: ShareImageName, locale: Locale): string {
  const src = (readGenerated('share-images') as Record<string, string>)[`${name}-${locale}`];
  if (src) return src;
  // The page of a new project works without its share image, which the next start or build draws.
  if (showsDrafts) return `/share-images/${name}-${locale}.jpg`;
  throw new Error(`There is no share image of ${name} in “${locale}”: run “npm run assets -- share-images”.`);
}
