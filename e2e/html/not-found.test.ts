import { createServer } from 'node:http';
import { load } from 'cheerio';
import { serverFolder, siteFolder } from '../../lib/http/folders';
import { readSiteInfo } from '../../lib/http/site-info';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { createStaticSite } from '../../server/files/static-site';
import { buildings, nextIndex, projectsIn } from '../support/content/records';
import { linksNamed, textOf } from '../support/pages/built-site';
import { at, direction, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { exchange } from '../support/servers/exchange';

const nowhere = [
  '/nowhere',
  '/a/deep/path/of/nothing',
  '/index',
  '/projects',
  ...buildings.map(({ id }) => `/${id}/x`),
];
const unknownProjects = ['99', '01', '-1', '1.5', '1e0', 'abc', '1/more', '%D7%90', nextIndex];

const server = createServer(createStaticSite(siteFolder, readSiteInfo(serverFolder)));
let url: string;

beforeAll(async () => {
  url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
});

afterAll(() => endServer(server));

/** Requests a path in a language and reads the not-found page. */
async function readMissing(path: string, locale: (typeof locales)[number]) {
  const { status, body } = await exchange(url, at(locale, path));
  const $ = load(body);
  expect([status, $('html').attr('lang'), $('html').attr('dir')]).toEqual([404, locale, direction[locale]]);
  return $;
}

test.each(nowhere)('%s is the not-found page of each language', async (path) => {
  for (const locale of locales) {
    const $ = await readMissing(path, locale);
    const heading = locale === 'en' ? '404' : words(locale)('NotFound.title');
    expect(textOf($('h1'))).toBe(heading);
    expect(linksNamed($, 'main', words(locale)('NotFound.home')).attr('href')).toBe('/');
    expect($('main a.button').attr('href')).toBe(locale === 'en' ? '/en' : '/');
  }
});

test('the not-found pages have the texts of the specification', async () => {
  const hebrew = await readMissing('/nowhere', 'he');
  expect(textOf(hebrew('h1'))).toBe('אופס! הדף לא נמצא');
  const english = await readMissing('/nowhere', 'en');
  expect(textOf(english('h2').first())).toBe('Page Not Found');
  expect(textOf(english('main'))).toContain('The page you are looking for does not exist.');
  expect(linksNamed(english, 'main', 'Return to Home').attr('href')).toBe('/');
});

test.each(unknownProjects)('/project/%s is the not-found page of projects', async (index) => {
  for (const locale of locales) {
    const $ = await readMissing(`/project/${index}`, locale);
    expect(textOf($('h1'))).toBe(words(locale)('ProjectNotFound.title'));
    const original = locale === 'he' ? words('he')('ProjectNotFound.original') : '';
    expect($('main [lang="en"][dir="ltr"]').text()).toBe(original);
  }
});

test('a project without a text in a language is not found in it', async () => {
  for (const locale of locales) {
    for (const { index } of projectsIn('he').filter((project) => !project[locale])) {
      const $ = await readMissing(`/project/${index}`, locale);
      expect(textOf($('h1'))).toBe(words(locale)('ProjectNotFound.title'));
    }
  }
});
