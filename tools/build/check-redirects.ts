import { addressOf } from '../../lib/http/files';
import type { SiteInfo } from '../../lib/http/site-info';

/**
 * Checks former addresses against the finished site; `npm run check` does not know its files, nor the languages of a page.
 *
 * @param files of the site, with forward slashes
 * @throws Error with every former address that is a file, and every target that is no page
 */
export function checkRedirects(
  { pages, redirects }: Pick<SiteInfo, 'pages' | 'redirects'>,
  files: readonly string[],
): void {
  const addresses = new Set(files.map((file) => addressOf(file, pages)));
  const wrong = Object.entries(redirects).flatMap(([from, to]) => {
    const page = to.replace(/[?#].*$/, '') || '/';
    if (addresses.has(from)) return `${from} is a file of the site`;
    return to.startsWith('/') && !pages.includes(page) ? `${from} leads to ${to}, which is no page` : [];
  });
  if (wrong.length > 0) throw new Error(`Correct content/redirects.json: ${wrong.join('; ')}.`);
}
