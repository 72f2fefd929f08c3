import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { otherLocales } from '../../i18n/navigation';
import { siteFolder } from '../../lib/http/folders';
import { buildings, scenes } from '../support/content/records';
import { fileOf, flatten, pageFiles, readPage, textOf } from '../support/pages/built-site';
import { allPages, at, direction, type Locale, locales } from '../support/pages/pages';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // One h1 first, without skipped levels.
    'heading-level': 'error',
    // React's doctypes, void elements and boolean attributes differ from the rules, but are valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // Titles end with the name of the company, which a search result may cut off.
    'long-title': 'off',
    // The style sheet keeps numbers on one line.
    'tel-non-breaking': 'off',
    // Safari drops the role of a list without marks: see below.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // A list may have a name (ARIA in HTML).
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The printed sheet repeats the names of the contact details, but only one of them is ever visible; axe checks
    // visible elements.
    'unique-landmark': 'off',
  },
});

/** Returns the addresses of a language: its pages, its tour and its not-found pages. */
const addressesIn = (locale: Locale) => [
  ...allPages(locale).map(({ url }) => url),
  ...['/nowhere', '/project/99', ...scenes.map(({ id }) => `/tour/${id}`)].map((to) => at(locale, to)),
];

/** Ids and classes that Fanboy’s Social Blocking List hides on every site. */
const blocked = /["' ](footer-social|social-links|social-share|share-buttons)["' ]/;

test('every page of the records is built', () => {
  const built = pageFiles.map((file) => path.join(siteFolder, file));
  expect(built).toEqual(expect.arrayContaining(locales.flatMap(addressesIn).map(fileOf)));
});

test.each(pageFiles)('%s is valid HTML', async (file) => {
  const text = readFileSync(path.join(siteFolder, file), 'utf8');
  const html = text.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
  const { results } = await validator.validateString(html, file);
  const issues = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} · ${selector}`),
  );
  expect(issues).toEqual([]);
  // Safari drops the role of a list without marks.
  const lists = html.replaceAll(/<!--.*?-->/gs, '').match(/<[uo]l\b[^>]*>/g) ?? [];
  expect(lists.filter((list) => !list.includes('role="list"'))).toEqual([]);
  expect(html).not.toMatch(blocked);
  // The content policy forbids them.
  expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)="/);
});

describe.each(locales)('%s', (locale) => {
  const pages = allPages(locale);
  const addresses = addressesIn(locale);
  const framed = addresses.filter((url) => !url.startsWith(at(locale, '/tour/')));

  test.each(addresses)('%s has the direction of its language', (url) => {
    const $ = readPage(url);
    expect($('html').attr()).toMatchObject({ lang: locale, dir: direction[locale] });
  });

  test.each(addresses)('%s names each article and heading of a table', (url) => {
    const $ = readPage(url);
    expect($('article:not([aria-labelledby])')).toHaveLength(0);
    expect($('th').filter((_, heading) => $(heading).children().is('.visually-hidden'))).toHaveLength(0);
  });

  test.each(addresses)('%s hides no label of a field', (url) => {
    expect(readPage(url)('label[aria-hidden="true"]')).toHaveLength(0);
  });

  test.each(pages)('$url has its title and heading', ({ url, title, heading }) => {
    const $ = readPage(url);
    expect(flatten($('title').text())).toBe(flatten(title));
    expect(
      $('h1')
        .toArray()
        .map((element) => textOf($(element))),
    ).toEqual([flatten(heading)]);
  });

  test.each(pages)('$url links to itself in the other languages, otherwise home', ({ url, path }) => {
    const $ = readPage(url);
    const links = $('header a[hreflang]').toArray();
    expect(links.map((link) => ({ ...$(link).attr(), text: textOf($(link)) }))).toMatchObject(
      otherLocales(locale).map((other) => ({
        hreflang: other,
        lang: other,
        text: other.toUpperCase(),
        href: at(other, allPages(other).some((twin) => twin.path === path) ? path : '/'),
      })),
    );
  });

  test.each(framed)('%s has its splash, names for pictures and no hidden part', (url) => {
    const $ = readPage(url);
    const logos = buildings.filter(({ id }) => existsSync(`public/brand/${id}-logo-${locale}.svg`));
    const isOwn = logos.some(({ id }) => `${url}/`.startsWith(`${at(locale, `/${id}`)}/`));
    const splash = $('[data-splash]');
    expect(splash.attr('data-splash')).toBe(isOwn ? 'building' : 'company');
    expect(splash.find('img')).toHaveLength(1);
    expect($(':is(main, body, section, article)[hidden]')).toHaveLength(0);
    expect($('nav:not([aria-label], [aria-labelledby])')).toHaveLength(0);
    // Logos have their name beside them; the smallest are inlined.
    const logo = '[src*="/brand/"], [src^="data:image/svg+xml"]';
    // The thumbnail of a plan is beside the number of its unit, the logo at a quotation beside the name of the client.
    expect($(`main img[alt=""]:not(${logo}, tr[data-number] img, figcaption img)`)).toHaveLength(0);
  });
});
