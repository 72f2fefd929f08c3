import type { AnyNode } from 'domhandler';
import { company } from '../../support/content/records';
import { headOf } from '../../support/head';
import { readPage, textOf } from '../../support/pages/built-site';
import { allPages, at, type Locale, locales } from '../../support/pages/pages';

/* Facts of pages with the texts of the fixture; the texts of a company may be longer, or the same. */

const pages = locales.flatMap((locale) =>
  allPages(locale).map(({ url }) => ({ url, locale, head: headOf(readPage(url)) })),
);

test.each(locales)('no two pages in %s have the same title or description', (locale) => {
  const heads = pages.filter((page) => page.locale === locale).map(({ head }) => head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ meta }) => meta.description)).size).toBe(heads.length);
});

test.each(pages)('the title and description of $url have a length that search engines show', ({ head }) => {
  expect(head.title.length).toBeLessThanOrEqual(70);
  expect(head.meta.description?.length).toBeGreaterThan(30);
  expect(head.meta.description?.length).toBeLessThanOrEqual(160);
});

/** Lists the texts of another language whose elements do not name it. */
function* listForeignTexts(node: AnyNode | undefined, own: Locale, lang: string): Generator<string> {
  const other = own === 'en' ? /[\u05D0-\u05EA]/ : /[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]{2,}/;
  if (node?.type === 'text' && lang === own && other.test(node.data)) yield node.data;
  if (node?.type !== 'tag') return;
  for (const child of node.children) yield* listForeignTexts(child, own, node.attribs.lang ?? lang);
}

test.each(pages)('$url has the language of its text', ({ url, locale }) => {
  expect([...listForeignTexts(readPage(url)('body')[0], locale, locale)]).toEqual([]);
});

test.each(locales)('in %s the built area is named once, by its counter', (locale) => {
  const main = readPage(at(locale, '/'))('main').clone();
  main.find('.visually-hidden').remove();
  expect(textOf(main).split(String(company.facts.builtArea?.toLocaleString('en')))).toHaveLength(2);
});
