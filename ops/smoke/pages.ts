import { type CheerioAPI, load } from 'cheerio';
import sharp from 'sharp';
import { routing } from '../../i18n/routing';
import { checkUntouched } from './rewritten';
import { forEach, type Site } from './site';

type Entry = { url: string; alternates: string[] };

/** Maximum number of checked pages. */
const limit = 500;

/** Checks every page of the sitemap: status, language, canonical address, alternates, headers and share image. */
export async function checkPages(site: Site): Promise<void> {
  const response = await site.ask('/sitemap.xml');
  site.expect(response.status === 200, '/sitemap.xml', `answers ${response.status}`);
  const entries = entriesOf(await response.text());
  for (const locale of routing.locales) {
    const some = entries.some(({ url }) => languageAt(pathOf(url)) === locale);
    site.expect(some, '/sitemap.xml', `names no page in the language ${locale}`);
  }
  const paths = new Set(entries.map(({ url }) => pathOf(url)));
  const shareImages = new Set<string>();
  await forEach(
    site,
    entries.slice(0, limit),
    ({ url }) => pathOf(url),
    async (entry) => {
      const shareImage = await checkPage(site, entry, paths);
      if (shareImage) shareImages.add(shareImage);
      site.expect(shareImage !== undefined, pathOf(entry.url), 'has no share image (og:image)');
    },
  );
  await forEach(site, [...shareImages], pathOf, (shareImage) => checkShareImage(site, shareImage));
}

function entriesOf(sitemap: string): Entry[] {
  const $ = load(sitemap, { xml: true });
  return $('url')
    .toArray()
    .map((entry) => ({
      url: $(entry).children('loc').text(),
      alternates: alternatesOf($(entry).children('xhtml\\:link').toArray()),
    }));
}

/** Returns the sorted alternates of a head or a sitemap entry. */
function alternatesOf(links: { attribs: Record<string, string> }[]): string[] {
  return links.map(({ attribs: { hreflang, href } }) => `${hreflang} ${href}`).sort();
}

async function checkPage(site: Site, { url, alternates }: Entry, pages: ReadonlySet<string>) {
  const path = pathOf(url);
  site.expect(new URL(url).origin === site.address, path, `the sitemap names it at ${new URL(url).origin}`);
  const response = await site.ask(path);
  const $ = load(await response.text());
  const [language, canonical] = [$('html').attr('lang'), $('link[rel="canonical"]').attr('href')];
  site.expect(response.status === 200, path, `answers ${response.status}`);
  site.expect(language === languageAt(path), path, `its language is ${language}`);
  site.expect(canonical === url, path, `its canonical address is ${canonical}, not ${url}`);
  const named = alternatesOf($('link[rel="alternate"][hreflang]').toArray());
  site.expect(named.join() === alternates.join(), path, 'its alternates are not those of the sitemap');
  const isShared = site.isStatic || /s-maxage=\d/.test(response.headers.get('cache-control') ?? '');
  site.expect(isShared, path, 'its Cache-Control names no s-maxage');
  checkProtection(site, path, response.headers, $);
  checkUntouched(site, path, response, $, pages);
  return $('meta[property="og:image"]').attr('content');
}

/** Checks the content policy and the security headers of a page. */
export function checkProtection(site: Site, path: string, headers: Headers, $: CheerioAPI): void {
  const policy = $('head > meta[charset] + meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
  site.expect(/script-src 'self' 'sha256-/.test(policy), path, 'its content policy names no scripts');
  const header = headers.get('content-security-policy');
  site.expect(header === "frame-ancestors 'self'", path, `its header Content-Security-Policy is ${header}`);
  site.expect(headers.get('x-content-type-options') === 'nosniff', path, 'lacks X-Content-Type-Options');
  for (const name of ['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy']) {
    site.expect(headers.has(name), path, `lacks ${name}`);
  }
  const isSafe =
    site.isStatic || !site.address.startsWith('https:') || headers.has('strict-transport-security');
  site.expect(isSafe, path, 'lacks Strict-Transport-Security');
}

async function checkShareImage(site: Site, url: string): Promise<void> {
  const path = pathOf(url);
  const response = await site.ask(path);
  site.expect(response.status === 200, path, `answers ${response.status}`);
  if (response.status !== 200) return;
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  site.expect(width === 1200 && height === 630, path, `is ${width}×${height}, not 1200×630`);
}

function languageAt(path: string): string {
  const [, first] = path.split('/');
  return routing.locales.find((locale) => locale === first) ?? routing.defaultLocale;
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
