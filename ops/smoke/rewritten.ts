import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import { getPathname } from '../../i18n/navigation';
import { routing } from '../../i18n/routing';
import type { Site } from './site';

const tours = routing.locales.map((locale) => getPathname({ href: '/tour', locale }));

/**
 * Checks that a page arrives as it was built, and compressed. A proxy or CDN that codes mail addresses, adds scripts or
 * shortens styles breaks the content policy, which has hashes of the built code.
 *
 * @param pages the paths of all pages
 */
export function checkUntouched(
  site: Site,
  path: string,
  { headers }: Response,
  $: CheerioAPI,
  pages: ReadonlySet<string>,
): void {
  const encoding = headers.get('content-encoding') ?? '';
  site.expect(/^(br|gzip|zstd)$/.test(encoding), path, 'is not compressed');
  for (const foreign of new Set([...foreignCode($), ...foreignAddresses($, site.address, pages)]))
    site.expect(false, path, `was changed on the way: the build did not write ${foreign}`);
}

/** Returns scripts and styles that are not in the page's policy. */
function foreignCode($: CheerioAPI): string[] {
  const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  const inline = $('script:not([src], [type]), style')
    .toArray()
    .filter((element) => {
      const hash = createHash('sha256').update($(element).text()).digest('base64');
      return !policy.includes(`'sha256-${hash}'`);
    })
    .map(({ tagName }) => `the text of a ${tagName}`);
  const scripts = $('script[src]')
    .toArray()
    .map(({ attribs }) => attribs.src ?? '')
    .filter((source) => !source.startsWith('/islands/'));
  return [...inline, ...scripts.map((source) => `the script ${source}`)];
}

/** Returns links within the site that lead neither to a page nor to a file. */
function foreignAddresses($: CheerioAPI, origin: string, pages: ReadonlySet<string>): string[] {
  return $('a[href]')
    .toArray()
    .flatMap(({ attribs: { href = '' } }) => {
      const { origin: host, pathname } = new URL(href, origin);
      const isKnown =
        pages.has(pathname) ||
        tours.some((tour) => `${pathname}/`.startsWith(`${tour}/`)) ||
        /\.\w+$/.test(pathname);
      return host !== origin || isKnown ? [] : [`the address ${pathname}`];
    });
}
