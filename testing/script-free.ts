import { load } from 'cheerio';

/**
 * The script-free baseline of a page: the same HTML without what runs and without the props of its islands. Data for
 * search engines stays. What the page weighs above it is the price of hydration.
 *
 * @param html the page as it is sent
 */
export function scriptFree(html: string): string {
  const page = load(html);
  page('script:not([type="application/ld+json"])').remove();
  return page.html();
}
