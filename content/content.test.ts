import { readFileSync } from 'node:fs';
import { routing } from '@/i18n/routing';
import {
  findProject,
  getBuilding,
  getCompany,
  listClients,
  listFallbackPosts,
  listProjectIndices,
  listProjects,
} from '.';
import { parseRecord } from './read/load';
import { projectSchema } from './schema';

const [hebrew, english] = routing.locales.map(listProjects) as [
  ReturnType<typeof listProjects>,
  ReturnType<typeof listProjects>,
];

describe('projects', () => {
  test('the addresses 0 to 12 have a page in Hebrew, 0 to 11 in English, whatever was added since', () => {
    const first = (count: number) => Array.from({ length: count }, (_, index) => String(index));
    expect(listProjectIndices('he')).toEqual(expect.arrayContaining(first(13)));
    expect(listProjectIndices('en')).toEqual(expect.arrayContaining(first(12)));
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

  test('the samples show every case of a page: a missing value, no opening line, a partner without a logo', () => {
    expect(hebrew.filter((project) => project.height === null || project.dunam === null)).not.toHaveLength(0);
    expect(hebrew.filter((project) => !project.openingLine).length).toBeGreaterThanOrEqual(2);
    const partners = hebrew.flatMap((project) => project.partners);
    expect(partners.filter((partner) => partner.logo === null).length).toBeGreaterThanOrEqual(2);
    expect(hebrew.some((project) => project.landingPageUrl === '/hartuvcenter')).toBe(true);
  });

  test.each(['99', '-1', '01', '1.0', '', 'abc', '__proto__'])('there is no project at “%s”', (index) => {
    expect(findProject('he', index)).toBeUndefined();
  });

  test('the Hebrew-only project is not found in English', () => {
    expect(findProject('he', '12')).toBeDefined();
    expect(findProject('en', '12')).toBeUndefined();
  });
});

describe('the other records', () => {
  test('there are clients in all six industries, each with a logo of its own in each language', () => {
    const clients = listClients('he');
    expect(new Set(clients.map((client) => client.industry)).size).toBe(6);
    const logos = routing.locales.flatMap(listClients).map((client) => client.logo);
    expect(new Set(logos).size).toBe(2 * clients.length);
  });

  test.each(routing.locales)('in %s no name is both that of a client and that of a partner', (locale) => {
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

  test('the purchase options stand in the order of the specification', () => {
    const levels = getBuilding('en').purchaseOptions.map((option) => option.level);
    expect(levels).toEqual(['parkingMinus1', 'minus6', 'street', 'a', 'offices']);
  });

  test('the fallback posts have the counts of the specification', () => {
    const counts = listFallbackPosts('he').map(({ likes, comments }) => [likes, comments]);
    expect(counts).toEqual([
      [245, 12],
      [189, 8],
      [189, 8],
    ]);
  });

  test('the fixed facts are those of the specification', () => {
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
    expect(getBuilding('en').status).toBe('Under Construction - Expected Completion August 2026');
  });
});

describe('a fault in a record', () => {
  const record = JSON.parse(readFileSync('content/projects/steel-hall.json', 'utf8'));

  test('is told with file, field, value and cure, all faults at once', () => {
    const broken = { ...record, status: 'done', height: 60, he: { ...record.he, title: ' ' } };
    const message = () => parseRecord(projectSchema, 'content/projects/steel-hall.json', broken);
    expect(message).toThrow(/3 faults/);
    expect(message).toThrow(/steel-hall\.json · status = "done": choose one of completed/);
    expect(message).toThrow(/steel-hall\.json · height = 60: is too large: write 30 or less/);
    expect(message).toThrow(/steel-hall\.json · he\.title = " ": is empty/);
  });

  test('a field that nobody knows is a fault', () => {
    expect(() => parseRecord(projectSchema, 'a.json', { ...record, oder: 3 })).toThrow(
      /a\.json · oder = 3: nobody knows “oder”: did you mean “order”\?/,
    );
  });
});
