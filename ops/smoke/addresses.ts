import { load } from 'cheerio';
import { getPathname } from '../../i18n/navigation';
import { routing } from '../../i18n/routing';
import { speculationRulesType } from '../../lib/http/speculation-rules';
import { checkProtection } from './pages';
import { forEach, type Site } from './site';

const unknown = `/nowhere-${Date.now()}`;

/** Checks unknown addresses: status 404, a page in the language of the address, `noindex`. */
export async function checkNotFound(site: Site): Promise<void> {
  const paths = routing.locales.flatMap((locale) =>
    [unknown, `/project${unknown}`].map((href) => ({ locale, path: getPathname({ href, locale }) })),
  );
  const name = ({ path }: (typeof paths)[number]) => path;
  await forEach(site, paths, name, async ({ locale, path }) => {
    const response = await site.ask(path);
    const $ = load(await response.text());
    const language = $('html').attr('lang');
    site.expect(response.status === 404, path, `answers ${response.status}, not 404`);
    site.expect(language === locale, path, `its language is ${language}`);
    site.expect($('meta[name="robots"][content*="noindex"]').length > 0, path, 'may be found (no noindex)');
    checkProtection(site, path, response.headers, $);
  });
}

/** Checks that other spellings of an address redirect permanently; static hosts may also answer 307. */
export async function checkRedirects(site: Site): Promise<void> {
  const prefix = `/${routing.defaultLocale}`;
  const redirects = [
    [prefix, '/'],
    ['/accessibility/', '/accessibility'],
    [`${prefix}/accessibility`, '/accessibility'],
  ] as const;
  await forEach(site, redirects, String, async ([from, to]) => {
    const response = await site.ask(from);
    const { status, headers } = response;
    // Some static hosts answer a trailing slash with the page, which names its one address.
    const page = site.isStatic && status === 200 ? load(await response.text()) : undefined;
    const named = page ? page('link[rel="canonical"]').attr('href') : headers.get('location');
    const target = new URL(named ?? from, site.address);
    const isPermanent = page !== undefined || status === 308 || (site.isStatic && status === 307);
    site.expect(isPermanent, from, `answers ${status}, not 308`);
    site.expect(target.pathname === to && target.origin === site.address, from, `leads to ${target}`);
  });
  if (!site.address.startsWith('https:')) return;
  const plain = site.address.replace('https:', 'http:');
  const { headers } = await site.ask(`${plain}/`);
  const target = headers.get('location') ?? '';
  site.expect(target.startsWith(site.address), plain, `does not lead to ${site.address}`);
}

/** Checks the files of the home page: compressed, and immutable where their address has a hash, except on static hosts. */
export async function checkFiles(site: Site): Promise<void> {
  const $ = load(await (await site.ask('/')).text());
  const sources = $('script[src], link[rel="preload"], img')
    .toArray()
    .map(({ attribs: { src, href } }) => src ?? href ?? '');
  const hashed = new Set(sources.filter((source) => /^\/(_next\/static|islands|pictures)\//.test(source)));
  site.expect(hashed.size > 0, '/', 'names no hashed file');
  await forEach(site, [...hashed], String, async (path) => {
    const { status, headers } = await site.ask(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
    site.expect(status === 200, path, `answers ${status}`);
    const isKept = site.isStatic || headers.get('cache-control')?.includes('immutable');
    site.expect(Boolean(isKept), path, 'is not immutable');
    const packed = !/\.(js|css)$/.test(path) || headers.has('content-encoding');
    site.expect(packed, path, 'is not compressed');
  });
}

/** Checks robots.txt with the sitemap, the manifests, and the speculation rules. */
export async function checkDescriptions(site: Site): Promise<void> {
  const robots = await (await site.ask('/robots.txt')).text();
  site.expect(
    robots.includes(`Sitemap: ${site.address}/sitemap.xml`),
    '/robots.txt',
    'does not name the sitemap at this address',
  );
  const manifests = routing.locales.map((locale) => getPathname({ href: '/manifest.webmanifest', locale }));
  await forEach(site, manifests, String, async (path) => {
    const response = await site.ask(path);
    site.expect(response.status === 200, path, `answers ${response.status}`);
    const manifest: { name?: string } = await response.json();
    site.expect(Boolean(manifest.name), path, 'has no name');
  });
  const rules = (await site.ask('/')).headers.get('speculation-rules')?.replaceAll('"', '') ?? '';
  site.expect(rules !== '', '/', 'has no header Speculation-Rules');
  const response = await site.ask(rules);
  const type = response.headers.get('content-type');
  site.expect(response.status === 200, rules, `answers ${response.status}`);
  site.expect(type === speculationRulesType, rules, `has the type ${type}, which browsers ignore`);
}
