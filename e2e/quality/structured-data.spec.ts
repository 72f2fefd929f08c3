import { building, buildingHref, factKeysOf, levels, projectsIn } from '../support/content/records';
import { pathOf, readHead } from '../support/head';
import { inEveryLanguage } from '../support/languages';
import { at, sitePages } from '../support/pages/pages';
import { expect, test } from '../support/test';

/* What the pages say about themselves in the words of schema.org, which the types of the code know. */

const addresses = ['@id', 'url', 'image', 'logo', 'item', 'sameAs'];

/** Every property anywhere in a graph, with its value; the members of a list count one by one. */
function listProperties(value: unknown, name = ''): [name: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((member) => listProperties(member, name));
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, member]) => listProperties(member, key));
}

inEveryLanguage((locale, t) => {
  test('the graph of every page names the company and the site, has absolute addresses, and says nothing empty', async ({
    request,
  }) => {
    for (const { url, path } of sitePages(locale)) {
      const { graph } = await readHead(request, url);
      const types = graph.map((node) => node['@type']);
      const ofProject = path.startsWith('/project/') ? ['WebPage', 'Place', 'BreadcrumbList'] : [];
      expect(types, url).toEqual(expect.arrayContaining(['GeneralContractor', 'WebSite', ...ofProject]));
      for (const [name, value] of listProperties(graph)) {
        if (addresses.includes(name)) expect.soft(value, `${url}: ${name}`).toMatch(/^https?:\/\/[^/]+\//);
        expect.soft([null, ''], `${url}: ${name}`).not.toContain(value);
      }
    }
  });

  test('a project’s place is one for both languages, with the facts that are known, their units, and no other', async ({
    request,
  }) => {
    for (const project of projectsIn(locale)) {
      const { index, openingLine, description, facts = {} } = project;
      const { graph } = await readHead(request, at(locale, `/project/${index}`));
      const place = graph.find((node) => node['@type'] === 'Place');
      expect.soft(new URL(String(place?.['@id'])).hash).toBe('#place');
      expect.soft(pathOf(String(place?.['@id']))).toBe(`/project/${index}`);
      expect.soft(place?.description).toBe(openingLine || description[0]);
      const measures = [
        [t('Project.height'), project.height, 'MTR'],
        [t('Project.dunam'), project.dunam, 'DAA'],
        [t('Project.area'), project.totalArea, 'MTK'],
      ].flatMap(([name, value, unitCode]) => (value === null ? [] : [{ name, value, unitCode }]));
      const names = Object.keys(facts).map((key) => ({ name: t(`Facts.${key as keyof typeof facts}`) }));
      expect.soft(place?.additionalProperty).toEqual([...measures, ...names].map(expect.objectContaining));
    }
  });

  test('the building’s listing is about a place with its levels, each with its facts, and names no price', async ({
    request,
  }) => {
    const { graph } = await readHead(request, at(locale, buildingHref));
    const listing = graph.find((node) => node['@type'] === 'RealEstateListing');
    const place = graph.find((node) => node['@type'] === 'Place');
    expect(listing?.about).toEqual({ '@id': place?.['@id'] });
    const places = place?.containsPlace as { additionalProperty?: unknown[] }[];
    expect(places.map(({ additionalProperty: facts }) => facts?.length)).toEqual(
      levels.map((level) => factKeysOf(level).length),
    );
    expect(place?.additionalProperty ?? []).toHaveLength(Object.keys(building.facts ?? {}).length);
    expect(pathOf(String(listing?.url))).toBe(at(locale, buildingHref));
    expect(JSON.stringify([listing, place])).not.toMatch(/offer|price/i);
  });
});
