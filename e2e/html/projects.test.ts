import { existsSync, readFileSync } from 'node:fs';
import type { ProjectRecord } from '../../model/schema';
import { nameOf, projectsIn } from '../support/content/records';
import { headOf } from '../support/head';
import { readPage, siteFiles } from '../support/pages/built-site';
import { at, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

const projects = Object.values(nameOf)
  .map((name) => ({ name, file: `content/projects/${name}.json` }))
  .filter(({ file }) => existsSync(file))
  .map(({ name, file }): ProjectRecord & { name: string } => ({
    ...JSON.parse(readFileSync(file, 'utf8')),
    name,
  }));
const unpublished = projects.filter(({ draft }) => draft);
const withdrawn = projects.filter(({ retired }) => retired);

const addresses = [...siteFiles.keys()];

/** Returns the addresses of the projects that a page links to from its cards or anywhere, in their order. */
function linkedFrom(url: string, within = ''): string[] {
  const $ = readPage(url);
  return $(`${within} a[href*="/project/"]:not([hreflang])`)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
}

describe.each(locales)('%s', (locale) => {
  test('the cards of the home page lead to the listed projects in their order', () => {
    const listed = projectsIn(locale).map(({ index }) => at(locale, `/project/${index}`));
    expect([...new Set(linkedFrom(at(locale, '/'), 'main article'))]).toEqual(listed);
  });

  test('a retired project keeps its page, which no page links to', () => {
    for (const { index, [locale]: text } of withdrawn.filter((project) => project[locale])) {
      const url = at(locale, `/project/${index}`);
      expect(readPage(url)('h1').text()).toBe(text?.title);
      expect(headOf(readPage(url)).meta).toMatchObject({
        robots: 'noindex',
        'og:image': expect.stringContaining('/share-images/'),
      });
      expect(linkedFrom(url)).toEqual([]);
      for (const page of addresses.filter((address) => siteFiles.get(address)?.endsWith('.html')))
        expect([page, linkedFrom(page).includes(url)]).toEqual([page, false]);
    }
  });
});

test('a draft has no page, picture or share image', () => {
  for (const { name, index } of unpublished) {
    const paths = [
      ...locales.map((locale) => at(locale, `/project/${index}`)),
      `/projects/${name}/`,
      `/pictures/projects-${name}-`,
      `/share-images/project-${index}-`,
    ];
    expect(addresses.filter((address) => paths.some((start) => address.startsWith(start)))).toEqual([]);
  }
});

test('no page has a text of a draft', () => {
  const secrets = [
    ...locales.map((locale) => words(locale)('Draft.ribbon')),
    ...unpublished.flatMap(({ name, he, en }) => [name, he.title, en?.title ?? '']).filter(Boolean),
  ];
  for (const [address, file] of siteFiles) {
    if (!/\.(html|xml|json|txt)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    expect([address, secrets.filter((secret) => text.includes(secret))]).toEqual([address, []]);
  }
});
