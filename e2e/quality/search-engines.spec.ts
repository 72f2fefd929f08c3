import sharp from 'sharp';
import { building, buildingHref, company, tones, unit, unitHref } from '../support/content/records';
import { type Head, pathOf, readHead } from '../support/head';
import { at, locales, sitePages, tourPath } from '../support/pages/pages';
import { expect, test } from '../support/test';

/* What search engines and other sites learn of the pages, from the raw HTML alone. */

const pages = locales.flatMap((locale) => sitePages(locale).map((page) => ({ ...page, locale })));

const units = building.units ?? [];

test.describe.configure({ mode: 'default' });

let heads: (Head & { url: string; path: string })[];

test.beforeAll(async ({ request }) => {
  heads = [];
  for (const { url, path } of pages) heads.push({ url, path, ...(await readHead(request, url)) });
});

test('every page has a title and a description that no other has', { tag: '@content' }, () => {
  for (const { url, status, title, meta } of heads) {
    expect.soft({ url, status }).toEqual({ url, status: 200 });
    expect.soft(title.length, `${url}: ${title}`).toBeLessThanOrEqual(70);
    expect.soft(meta.description?.length, `${url}: ${meta.description}`).toBeGreaterThan(40);
    expect.soft(meta.description?.length, `${url}: ${meta.description}`).toBeLessThanOrEqual(160);
    expect.soft(meta.robots, `${url} may be found`).toBeUndefined();
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ meta }) => meta.description)).size).toBe(heads.length);
});

test('every page is its own canonical address and names it in the languages that have it, which point back', {
  tag: '@content',
}, () => {
  const byPath = new Map(heads.map((head) => [head.url, head]));
  for (const { url, path, canonical, alternates, meta } of heads) {
    const languages = pages.flatMap((page) => (page.path === path ? [page.locale] : []));
    expect.soft(Object.keys(alternates), url).toEqual([...languages, 'x-default']);
    expect.soft('og:locale:alternate' in meta, url).toBe(languages.length > 1);
    expect.soft(pathOf(canonical)).toBe(url);
    expect.soft(alternates['x-default'], url).toBe(alternates.he);
    for (const [language, address] of Object.entries(alternates)) {
      const other = byPath.get(pathOf(address));
      expect.soft(other?.status, `${url} → ${language}`).toBe(200);
      expect.soft(other?.alternates, `${url} → ${language}`).toEqual(alternates);
    }
  }
});

test('the sitemap lists every page with the same alternates and the day of its last change', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => ({
    url: pathOf(/<loc>(.*?)<\/loc>/.exec(entry)?.[1]),
    day: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      Array.from(entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, language, href]) => [language, href]),
    ),
  }));
  // One unit stands for all.
  const others = units.filter(({ number }) => number !== unit?.number);
  const left = locales.flatMap((locale) =>
    others.map(({ number }) => at(locale, `${buildingHref}/${number}`)),
  );
  expect(entries.map(({ url }) => url).sort()).toEqual([...heads.map(({ url }) => url), ...left].sort());
  for (const { url, day, alternates } of entries.filter((entry) => !left.includes(entry.url))) {
    expect.soft(day, url).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect.soft(alternates, url).toEqual(heads.find((head) => head.url === url)?.alternates);
  }
});

test('robots.txt names the sitemap and closes no page', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(pathOf(/^Sitemap: (.*)$/m.exec(text)?.[1])).toBe('/sitemap.xml');
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
});

test('pages that are none are kept out of search engines', async ({ request }) => {
  for (const locale of locales) {
    for (const path of ['/nowhere', '/project/99', tourPath]) {
      const { meta, canonical } = await readHead(request, at(locale, path));
      expect.soft(meta.robots, at(locale, path)).toContain('noindex');
      expect.soft(canonical, at(locale, path)).toBeUndefined();
    }
  }
});

test('every page has a preview image of the right size and with its own text', { tag: '@content' }, async ({
  request,
}) => {
  for (const { url, title, meta } of heads) {
    const image = await request.get(pathOf(meta['og:image']));
    const bytes = await image.body();
    // Other sites may show it.
    expect.soft(image.headers()['cross-origin-resource-policy'], url).toBe('cross-origin');
    const { width, height, format } = await sharp(bytes).metadata();
    expect.soft({ url, width, height, format }).toEqual({ url, width: 1200, height: 630, format: 'jpeg' });
    expect.soft(bytes.length, url).toBeLessThan(300_000);
    expect.soft([meta['og:image:width'], meta['og:image:height']], url).toEqual(['1200', '630']);
    expect.soft(meta['og:image:alt'], url).toBeTruthy();
    expect.soft(meta['og:title'], url).toBe(title);
    expect.soft(pathOf(meta['og:url']), url).toBe(url);
    expect.soft(meta['twitter:card'], url).toBe('summary_large_image');
    expect.soft(meta['twitter:image'], url).toBe(meta['og:image']);
  }
  // A unit has the picture of its building.
  const own = heads.filter(({ url }) => !locales.some((locale) => url === at(locale, unitHref)));
  expect(new Set(own.map(({ meta }) => meta['og:image'])).size).toBe(own.length);
});

test('every language has a manifest with the name and colours of the company, whose icons exist in the size that it names', {
  tag: '@content',
}, async ({ request }) => {
  for (const locale of locales) {
    const manifest = await (await request.get(at(locale, '/manifest.webmanifest'))).json();
    expect(manifest).toMatchObject({
      ...{ lang: locale, start_url: at(locale, '/'), name: expect.stringContaining(company.name[locale]) },
      ...{ theme_color: tones.ink, background_color: tones.stone },
    });
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect.soft(`${width}x${height}`, src).toBe(sizes);
    }
  }
});
