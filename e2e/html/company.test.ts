import sharp from 'sharp';
import { serverFolder, siteFolder } from '../../lib/http/folders';
import sample from '../../tools/check/sample.json';
import { buildings, company, tones } from '../support/content/records';
import { fileOf, readPage } from '../support/pages/built-site';
import { eachKind } from '../support/pages/page-kinds';
import { at, locales } from '../support/pages/pages';
import { textsOf } from '../support/texts';

test('the style sheet of the home page has every colour of the palette', () => {
  const css = readPage('/')('style').text();
  expect(Object.values(tones).filter((tone) => !css.includes(tone))).toEqual([]);
});

test.each(locales.flatMap(eachKind))('the logos of %s have the proportion of their files', async (url) => {
  const $ = readPage(url);
  for (const logo of $('header img[src^="/brand/"]').toArray()) {
    const { src = '', width, height } = $(logo).attr() ?? {};
    const drawing = await sharp(fileOf(src)).metadata();
    expect(Number(width) / Number(height)).toBeCloseTo(drawing.width / drawing.height, 1);
  }
});

test.each(locales.flatMap((locale) => eachKind(locale).map((url) => [locale, url] as const)))(
  '%s: each logo around the content of %s has a name in its place',
  (locale, url) => {
    const $ = readPage(url);
    const names = [company.name[locale], ...buildings.map(({ name }) => name[locale])];
    const logos = $(':is(header, footer, [data-splash]) img').not('main *, nav *').toArray();
    expect(logos.length).toBeGreaterThan(0);
    for (const logo of logos) expect(names).toContain($(logo).attr('alt'));
  },
);

test('the icons are drawn from the drawing of the company', async () => {
  const pixels = (file: string) => sharp(file).resize(32, 32).flatten().raw().toBuffer();
  const drawing = await pixels('public/brand/icon.svg');
  for (const name of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) {
    const icon = await pixels(fileOf(`/icons/${name}`));
    const difference = icon.reduce((sum, value, at) => sum + Math.abs(value - (drawing[at] ?? 0)), 0);
    expect(difference / icon.length).toBeLessThan(4);
  }
});

test.each(locales.flatMap(eachKind))('%s has the verification tags if it is a home page', (url) => {
  const $ = readPage(url);
  for (const tag of company.verification ?? []) {
    const [, name, content] = /name="(.+)" content="(.+)"/.exec(tag) ?? [];
    const isHome = locales.some((locale) => url === at(locale, '/'));
    expect([url, $(`meta[name="${name}"]`).attr('content')]).toEqual([url, isHome ? content : undefined]);
  }
});

const { 'content/company.json': other, 'content/buildings/hartuvcenter.json': building } = sample.files;
const names = [other.name, ...other.legalEntities.map(({ legalName }) => legalName), building.name].flatMap(
  ({ he, en }) => [he, en],
);
const phones = [other.phone, other.whatsapp].map((phone) => phone.replace(/^0|^972|-/g, ''));
const domain = other.email.replace(/.*@/, '');

/** Expressions for names, phones and domain of the sample, with any space or separator in them. */
const traces = [
  ...[...names, domain].map((text) => text.replace(/[.()]/g, '\\$&').replace(/\s+/g, '\\s+')),
  ...phones.map((phone) => [...phone].join('[\\s().-]{0,2}')),
].map((source) => new RegExp(source, 'i'));

const isSample = company.email === other.email;

(isSample ? test.skip : test)('another company’s build has no name, phone or domain of the sample', () => {
  const texts = [siteFolder, serverFolder].flatMap((folder) =>
    textsOf('.', folder, /^(?!node_modules\/).*\.(html|m?js|json|xml|txt|webmanifest|svg)$/),
  );
  for (const { file, text } of texts)
    expect([file, traces.filter((trace) => trace.test(text))]).toEqual([file, []]);
});
