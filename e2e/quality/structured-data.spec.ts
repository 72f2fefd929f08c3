import { expect, test } from '@playwright/test';
import { building, buildingHref, levels, projectsIn } from '../../testing/content/records';
import { at, sitePages } from '../../testing/pages/pages';
import { pathOf, readHead } from '../support/head';
import { inEveryLanguage } from '../support/languages';

/* What the pages say about themselves in the words of schema.org. */

const known = [
  'Accommodation',
  'BreadcrumbList',
  'GeneralContractor',
  'GeoCoordinates',
  'ListItem',
  'Person',
  'Offer',
  'Place',
  'PostalAddress',
  'PropertyValue',
  'QuantitativeValue',
  'RealEstateListing',
  'UnitPriceSpecification',
  'WebPage',
  'WebSite',
];

const addresses = ['@id', 'url', 'image', 'logo', 'item', 'sameAs'];

/** Every property anywhere in a graph, with its value; the members of a list count one by one. */
function listProperties(value: unknown, name = ''): [name: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((member) => listProperties(member, name));
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, member]) => listProperties(member, key));
}

inEveryLanguage((locale) => {
  test('the graph of every page has known types and absolute addresses', async ({ request }) => {
    for (const { url, path } of sitePages(locale)) {
      const { graph } = await readHead(request, url);
      const types = graph.map((node) => node['@type']);
      const ofProject = path.startsWith('/project/') ? ['WebPage', 'Place', 'BreadcrumbList'] : [];
      expect(types, url).toEqual(expect.arrayContaining(['GeneralContractor', 'WebSite', ...ofProject]));
      for (const [name, value] of listProperties(graph)) {
        if (name === '@type') expect.soft(known, url).toContain(value);
        if (addresses.includes(name)) expect.soft(value, `${url}: ${name}`).toMatch(/^https?:\/\/[^/]+\//);
        expect.soft([null, ''], `${url}: ${name}`).not.toContain(value);
      }
    }
  });

  test('a project’s place has the facts that are known, and no other', async ({ request }) => {
    for (const { index, height, dunam, totalArea, facts: optional = {} } of projectsIn(locale)) {
      const { graph } = await readHead(request, at(locale, `/project/${index}`));
      const place = graph.find((node) => node['@type'] === 'Place');
      const facts = place?.additionalProperty as { value: number }[];
      const expected = [height, dunam, totalArea].filter((value) => value !== null);
      expect.soft(facts.slice(0, expected.length).map(({ value }) => value)).toEqual(expected);
      expect.soft(facts).toHaveLength(expected.length + Object.keys(optional).length);
    }
  });

  test('the building’s listing is about a place with its levels', async ({ request }) => {
    const { graph } = await readHead(request, at(locale, buildingHref));
    const listing = graph.find((node) => node['@type'] === 'RealEstateListing');
    const place = graph.find((node) => node['@type'] === 'Place');
    expect(listing?.about).toEqual({ '@id': place?.['@id'] });
    expect(place?.containsPlace).toHaveLength(levels.length);
    expect(place?.additionalProperty ?? []).toHaveLength(Object.keys(building.facts ?? {}).length);
    expect(pathOf(String(listing?.url))).toBe(at(locale, buildingHref));
  });
});
