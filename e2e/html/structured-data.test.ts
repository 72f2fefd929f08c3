import {
  buildings,
  company,
  countryOf,
  currencyIn,
  factKeysOf,
  projectsIn,
} from '../support/content/records';
import { headOf, pathOf } from '../support/head';
import { readPage } from '../support/pages/built-site';
import { factNames } from '../support/pages/fact-names';
import { allPages, at, locales } from '../support/pages/pages';
import { words } from '../support/pages/words';

const addresses = ['@id', 'url', 'image', 'logo', 'item', 'sameAs'];

/** Lists every property in a graph with its value, and each item of a list. */
function listProperties(value: unknown, name = ''): [name: string, value: unknown][] {
  if (Array.isArray(value)) return value.flatMap((member) => listProperties(member, name));
  if (typeof value !== 'object' || value === null) return [[name, value]];
  return Object.entries(value).flatMap(([key, member]) => listProperties(member, key));
}

describe.each(locales)('%s', (locale) => {
  const t = words(locale);
  const graphOf = (path: string) => headOf(readPage(at(locale, path))).graph;
  const placeOf = (path: string) => graphOf(path).find((node) => node['@type'] === 'Place');

  test.each(allPages(locale))('the graph of $url names the company and the site', ({ path }) => {
    const graph = graphOf(path);
    const ofProject = path.startsWith('/project/') ? ['WebPage', 'Place', 'BreadcrumbList'] : [];
    const types = graph.map((node) => node['@type']);
    const business = company.businessType ?? 'Organization';
    expect(types).toEqual(expect.arrayContaining([business, 'WebSite', ...ofProject]));
    const properties = listProperties(graph);
    const relative = properties.filter(
      ([name, value]) => addresses.includes(name) && !/^https?:\/\/[^/]+\//.test(String(value)),
    );
    expect(relative).toEqual([]);
    expect(properties.filter(([, value]) => value === null || value === '')).toEqual([]);
  });

  test('the graph of the home page has the contact data of the company', () => {
    const node = graphOf('/').find(({ '@id': id }) => String(id).endsWith('#company'));
    expect(node).toMatchObject({ email: company.email, foundingDate: String(company.founded) });
  });

  test('the place of each project has the known facts', () => {
    for (const project of projectsIn(locale)) expectPlace(project);
  });

  function expectPlace(project: ReturnType<typeof projectsIn>[number]): void {
    const { index, openingLine, description, facts = {} } = project;
    const place = placeOf(`/project/${index}`);
    const id = new URL(String(place?.['@id']));
    // One place for all languages.
    expect([id.pathname, id.hash]).toEqual([`/project/${index}`, '#place']);
    expect(place?.description).toBe(openingLine || description[0]);
    const measures = [
      [t('Project.height'), project.height, 'MTR'],
      [t('Project.dunam'), project.dunam, 'DAA'],
      [t('Project.area'), project.totalArea, 'MTK'],
    ].flatMap(([name, value, unitCode]) => (value === null ? [] : [{ name, value, unitCode }]));
    const names = factNames(Object.keys(facts), facts.others, locale).map((name) => ({ name }));
    expect(place?.additionalProperty ?? []).toEqual([...measures, ...names].map(expect.objectContaining));
  }

  test('a building has an offer for each level and each priced use', () => {
    for (const building of buildings) {
      const { id, facts = {}, levels = [], units = [], terms } = building;
      const listing = graphOf(`/${id}`).find((node) => String(node['@id']).endsWith('#listing'));
      const place = placeOf(`/${id}`);
      expect(listing?.about).toEqual({ '@id': place?.['@id'] });
      expect(place?.address).toMatchObject({ addressCountry: countryOf(building) });
      const parts = (place?.containsPlace ?? []) as { additionalProperty?: unknown[] }[];
      expect(parts.map(({ additionalProperty = [] }) => additionalProperty.length)).toEqual(
        levels.map((level) => factNames(factKeysOf(level), level.facts?.others, locale).length),
      );
      expect(place?.additionalProperty ?? []).toHaveLength(
        factNames(Object.keys(facts), facts.others, locale).length,
      );
      expect(pathOf(String(listing?.url))).toBe(at(locale, `/${id}`));
      const priced = (terms?.uses ?? []).filter(
        ({ use, price }) => price && units.some((unit) => unit.use === use && unit.status !== 'taken'),
      );
      expect(listing?.offers).toEqual(
        priced.length > 0
          ? priced.map(({ use, price }) =>
              expect.objectContaining({
                name: t(`Units.uses.${use as 'office'}`),
                priceSpecification: expect.objectContaining({
                  minPrice: price?.from,
                  priceCurrency: price?.currency ?? currencyIn(building),
                }),
              }),
            )
          : undefined,
      );
      const isOffered = units.some(({ status }) => status === 'free');
      if (isOffered) expect(listing?.['@type']).toBe('RealEstateListing');
    }
  });
});
