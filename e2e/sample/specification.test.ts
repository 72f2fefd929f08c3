import { readFileSync } from 'node:fs';
import { type Locale, routing } from '@/i18n/routing';
import { valueAt } from '@/lib/value-at';
import en from '@/messages/en.json';
import {
  type Building,
  getCompany,
  listBuildings,
  listClients,
  listFallbackPosts,
  listProjectIndices,
  listProjects,
} from '../../model';
import fixed from './fixed-texts.json';

/*
 * Texts and facts that the specification fixes for the sample company; texts with plain hyphens and dots. A company that
 * moves in deletes this folder.
 */

test.each(Object.entries(fixed))('%s has the letters of the specification', (file, texts) => {
  const data = JSON.parse(readFileSync(file, 'utf8'));
  const written = Object.keys(texts).map((field) => [field, valueAt(data, field.split('.'))]);
  expect(Object.fromEntries(written)).toEqual(texts);
});

test.each([
  ['technical', 'Technical support'],
  ['display', 'Display adjustments'],
] as const)('%s of the English statement has “%s”', (key, letters) => {
  expect(en.AccessibilityStatement[key]).toContain(letters);
});

const firstBuilding = (locale: Locale) => listBuildings(locale)[0] as Building;

const [hebrew, english] = routing.locales.map(listProjects) as [
  ReturnType<typeof listProjects>,
  ReturnType<typeof listProjects>,
];

describe('projects', () => {
  test('Hebrew has project pages 0 to 12, English 0 to 11', () => {
    const first = (count: number) => Array.from({ length: count }, (_, index) => String(index));
    expect(listProjectIndices('he')).toEqual(expect.arrayContaining(first(13)));
    expect(listProjectIndices('en')).toEqual(expect.arrayContaining(first(12)));
    expect(listProjectIndices('en')).not.toContain('12');
  });

  test.each([
    ['Hebrew', hebrew],
    ['English', english],
  ])(
    'all three statuses occur in %s, and more than three projects are in progress',
    (_language, projects) => {
      const keys = projects.map((project) => project.status.key);
      expect(new Set(keys)).toEqual(new Set(['completed', 'inProgress', 'inPlanning']));
      expect(keys.filter((key) => key === 'inProgress').length).toBeGreaterThan(3);
    },
  );
});

describe('the other records', () => {
  test('the building has the address and the form route of the specification', () => {
    expect(firstBuilding('en')).toMatchObject({ href: '/hartuvcenter', form: '/api/email/sendHarTov' });
    expect(hebrew.some(({ landingPageUrl }) => landingPageUrl === '/hartuvcenter')).toBe(true);
  });

  test('the clients cover six industries with one logo per language', () => {
    const clients = listClients('he');
    expect(new Set(clients.map((client) => client.industry)).size).toBe(6);
    const logos = routing.locales.flatMap(listClients).map((client) => client.logo?.src);
    expect(new Set(logos).size).toBe(2 * clients.length);
  });

  test.each(routing.locales)('in %s no client has the name of a partner', (locale) => {
    const partners = new Set(
      listProjects(locale).flatMap(({ partners }) => partners.map(({ name }) => name)),
    );
    for (const { name } of listClients(locale)) {
      // A longer name that begins or ends with it would look like the same company too.
      const alike = [...partners].filter((partner) =>
        [partner === name, partner.startsWith(`${name} `), partner.endsWith(` ${name}`)].includes(true),
      );
      expect(alike).toEqual([]);
    }
  });

  test('the levels and the location of the building have the specified facts', () => {
    const facts = {
      'Parking Level -1': [/over 70 parking spaces/i, /two elevator areas/i],
      'Level -6': [/3,?000\ssqm/i, /truck access/i, /logistics/i, /storage/i],
      'Street Level': [/retail/i, /light-industry halls/i],
      'Level A': [/30 parking spaces/i, /two-way ramp/i],
      'Office Level': [/14 office units/i, /80-150\ssqm/i, /balcon/i],
    };
    const { levels } = firstBuilding('en');
    expect(levels.map(({ title }) => title)).toEqual(Object.keys(facts));
    for (const [place, wanted] of Object.values(facts).entries())
      for (const fact of wanted) expect(levels[place]?.description).toMatch(fact);
    for (const locale of routing.locales) expect(firstBuilding(locale).location).toMatch(/38/);
  });

  test('the fallback posts have the counts of the specification', () => {
    const counts = listFallbackPosts('he').map(({ likes, comments }) => [likes, comments]);
    expect(counts).toEqual([
      [245, 12],
      [189, 8],
      [189, 8],
    ]);
  });

  test('fixed facts equal the specification', () => {
    const { founded, facts, accessibility } = getCompany('he');
    expect({ founded, ...facts }).toEqual({
      founded: 2010,
      builtArea: 300_000,
      plannedArea: 100_000,
      experienceYears: 15,
      zoneYears: 13,
    });
    expect(accessibility.hours).toBe('09:00-17:00');
    expect(accessibility.updated).toBe('2025-05-29');
    const [limit] = getCompany('en').accessibility.limits ?? [];
    expect(limit?.limit).toContain('some pages or external ads may not be accessible');
    expect(firstBuilding('en').status).toBe('Under Construction - Expected Completion August 2026');
  });
});
