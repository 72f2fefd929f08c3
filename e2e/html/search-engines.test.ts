import { readFileSync } from 'node:fs';
import { load } from 'cheerio/slim';
import sharp from 'sharp';
import { headersOf } from '../../lib/http/headers';
import { company, scenes, tones } from '../support/content/records';
import { headOf, pathOf } from '../support/head';
import { fileOf, readPage } from '../support/pages/built-site';
import { allPages, at, direction, locales } from '../support/pages/pages';

const pages = locales.flatMap((locale) =>
  allPages(locale).map((page) => ({ ...page, locale, head: headOf(readPage(page.url)) })),
);
const headsByUrl = new Map(pages.map(({ url, head }) => [url, head]));

describe.each(pages)('$url', ({ url, path, locale, head }) => {
  const { title, meta, canonical, alternates } = head;

  test('search engines may list it', () => {
    expect(meta.description).toMatch(/./);
    expect(meta.robots).toBeUndefined();
  });

  test('it is canonical and names its alternates, which point back', () => {
    const languages = pages.flatMap((page) => (page.path === path ? [page.locale] : []));
    expect(Object.keys(alternates)).toEqual([...languages, 'x-default']);
    expect('og:locale:alternate' in meta).toBe(languages.length > 1);
    expect(pathOf(canonical)).toBe(url);
    expect(alternates['x-default']).toBe(alternates.he);
    for (const address of Object.values(alternates))
      expect(headsByUrl.get(pathOf(address))?.alternates).toEqual(alternates);
  });

  test('its share image is a JPEG of 1200×630 pixels on ink', async () => {
    const address = pathOf(meta['og:image']);
    // Other sites may show the share image.
    expect(headersOf(address)).toMatchObject({ 'Cross-Origin-Resource-Policy': 'cross-origin' });
    const bytes = readFileSync(fileOf(address));
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(meta).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/./),
      'og:title': title,
      'twitter:card': 'summary_large_image',
      'twitter:image': meta['og:image'],
    });
    expect(pathOf(meta['og:url'])).toBe(url);
    // The half with the text is at the start of the line.
    const left = direction[locale] === 'rtl' ? 1190 : 0;
    const corner = await sharp(bytes)
      .extract({ left, top: 0, width: 8, height: 8 })
      .resize(1, 1)
      .raw()
      .toBuffer();
    const ink = Buffer.from(tones.ink.slice(1), 'hex');
    for (const [channel, value] of ink.entries())
      expect(Math.abs((corner[channel] ?? 0) - value)).toBeLessThan(6);
  });
});

test('every page except units has its own share image', () => {
  const withShareImage = pages.filter(({ path }) => !/^\/(?!project\/)[^/]+\/./.test(path));
  expect(new Set(withShareImage.map(({ head }) => head.meta['og:image'])).size).toBe(withShareImage.length);
});

test('the sitemap lists every page with its alternates and date', () => {
  const xml = readFileSync(fileOf('/sitemap.xml'), 'utf8');
  const entries = Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => ({
    url: pathOf(/<loc>(.*?)<\/loc>/.exec(entry)?.[1]),
    day: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      Array.from(entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, language, href]) => [language, href]),
    ),
  }));
  const byUrl = (a: { url: string }, b: { url: string }) => (a.url < b.url ? -1 : 1);
  const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
  const wanted = pages.map(({ url, head: { alternates } }) => ({ url, day, alternates }));
  expect(entries.sort(byUrl)).toEqual(wanted.sort(byUrl));
});

test('robots.txt names the sitemap and disallows no page', () => {
  const text = readFileSync(fileOf('/robots.txt'), 'utf8');
  expect(pathOf(/^Sitemap: (.*)$/m.exec(text)?.[1])).toBe('/sitemap.xml');
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
});

const hidden = ['/nowhere', '/project/99', ...scenes.map(({ id }) => `/tour/${id}`)];

const hiddenAddresses = locales.flatMap((locale) => hidden.map((path) => at(locale, path)));

test.each(hiddenAddresses)('%s is kept out of search engines', (url) => {
  const { meta, canonical } = headOf(readPage(url));
  expect(meta.robots).toContain('noindex');
  expect(canonical).toBeUndefined();
});

test.each([...pages.map(({ url }) => url), ...hiddenAddresses])(
  '%s has its title and share image in the first 16 kB',
  (url) => {
    const start = load(readFileSync(fileOf(url)).subarray(0, 16_384));
    const { title, meta, canonical, alternates } = headOf(readPage(url));
    expect(title).not.toBe('');
    expect(headOf(start)).toMatchObject({ title, meta, canonical, alternates });
  },
);

test.each(locales)('the manifest in %s has the name, colours and icons of the company', async (locale) => {
  const manifest = JSON.parse(readFileSync(fileOf(at(locale, '/manifest.webmanifest')), 'utf8'));
  expect(manifest).toMatchObject({
    lang: locale,
    start_url: at(locale, '/'),
    name: expect.stringContaining(company.name[locale]),
    theme_color: tones.ink,
    background_color: tones.stone,
  });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(fileOf(src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});
