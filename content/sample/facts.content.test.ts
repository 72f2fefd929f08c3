import { readdirSync, readFileSync } from 'node:fs';
import { formatMonth } from '@/i18n/dates';
import { routing } from '@/i18n/routing';
import type { BuildingRecord, CompanyRecord, FallbackPostRecord, ProjectRecord } from '../schema';

/*
 * Facts of the sample that no rule of content/rules proves: a part of a project and its whole, and figures without a
 * unit. A company that moves in deletes this folder.
 */

function read<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(`content/${file}`, 'utf8'));
}

const building = read<BuildingRecord>('buildings/hartuvcenter.json');
const company = read<CompanyRecord>('company.json');
const posts = read<FallbackPostRecord[]>('social.json');
const projects = readdirSync('content/projects')
  .map((file) => ({ name: file.replace('.json', ''), ...read<ProjectRecord>(`projects/${file}`) }))
  .filter(({ draft }) => !draft);
const center = projects.find(({ landingPageUrl }) => landingPageUrl === '/hartuvcenter');

const named = (name: string) => projects.find((project) => project.name === name);
const numbers = (text = '') =>
  Array.from(text.replaceAll(',', '').matchAll(/\d+/g), ([value]) => Number(value));
const years = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** The texts of a project in a language, captions too. */
function textOf(project: ProjectRecord, locale: (typeof routing.locales)[number]): string {
  const { title, openingLine, description } = project[locale] ?? { description: [] };
  return [title, openingLine, ...description, ...project.images.map(({ alt }) => alt[locale])].join('\n');
}

test.each(projects.filter(({ facts }) => facts?.year))(
  '$name was finished after the company was founded',
  (project) => {
    expect(project.status).toBe('completed');
    expect(project.facts?.year).toBeGreaterThanOrEqual(company.founded);
  },
);

test('parts of a project make its whole', () => {
  expect(10 * 240).toBe(named('workshop-row')?.totalArea);
  expect(named('workshop-row')?.facts?.levelDoors).toBe(10);
  expect(named('sawtooth-halls')?.facts?.levelDoors).toBe(5);
  expect(named('steel-hall')?.facts?.clearHeight).toBe(12);
});

describe('the building', () => {
  const { levels = [], units = [] } = building;
  const level = (key: string) => levels.find(({ id }) => id === key);
  const unitsOn = (key: string) => units.filter((unit) => unit.level === key).map(({ area }) => area);

  test.each(routing.locales)('has the same figures in every %s text', (locale) => {
    const on = (key: string) => numbers(level(key)?.description[locale]);
    expect(['minus-6', 'parking-minus-1', 'a', 'offices'].map(on)).toEqual([
      [3000],
      [70],
      [30],
      [14, 80, 150],
    ]);
    for (const value of numbers(building.summary[locale].split(':')[1]))
      expect([3000, 100, 14, 80, 150]).toContain(value);
    expect(numbers(building.about[locale])).toEqual([14, 80, 150]);
    const { lowestLevel = 0, dunam, height, totalArea } = center ?? {};
    const described = numbers(center?.[locale]?.description.join(' '));
    expect(described.sort((a, b) => a - b)).toEqual([-lowestLevel, dunam, 14, height, 70, 3000, totalArea]);
  });

  test('has levels that add up to the facts of the whole', () => {
    const whole = center?.facts ?? {};
    const facts = levels.map((part) => part.facts ?? {});
    for (const key of ['carSpaces', 'lorrySpaces', 'chargingPoints', 'levelDoors'] as const)
      expect([key, facts.reduce((sum, part) => sum + (part[key] ?? 0), 0)]).toEqual([key, whole[key]]);
    for (const { columnGrid = whole.columnGrid } of facts) expect(columnGrid).toEqual(whole.columnGrid);
    expect(level('parking-minus-1')?.facts?.carSpaces).toBeGreaterThan(70);
    expect(level('a')?.facts?.carSpaces).toBe(30);
  });

  test('has units with the areas of its texts', () => {
    expect(unitsOn('minus-6').reduce((sum, area) => sum + area, 0)).toBe(3000);
    const offices = unitsOn('offices').sort((a, b) => a - b);
    expect([offices.length, offices[0], offices.at(-1)]).toEqual([14, 80, 150]);
    // A parking level has no units.
    for (const unit of units) expect(['minus-6', 'street', 'offices']).toContain(unit.level);
  });

  test('names its lowest floor by its elevation', () => {
    expect(level('minus-6')?.title.en).toBe(`Level ${center?.lowestLevel}`);
    expect(level('minus-6')?.plainName.he).toMatch(new RegExp(`מינוס\\s${-(center?.lowestLevel ?? 0)}$`));
  });

  test('names its month of completion in every language', () => {
    for (const locale of routing.locales)
      expect(building.status[locale]).toContain(formatMonth(building.completion ?? '', locale));
  });

  test('is less than a kilometre from the office, in the same zone', () => {
    for (const locale of routing.locales) {
      expect(company.address[locale]).not.toBe(building.address[locale]);
      expect(company.address[locale]).toContain(building.zone[locale]);
      expect(building.address[locale]).toContain(building.zone[locale]);
    }
    const north = (building.position.latitude - company.position.latitude) * 111;
    const east = (building.position.longitude - company.position.longitude) * 95;
    expect(Math.hypot(north, east)).toBeGreaterThan(0.1);
    expect(Math.hypot(north, east)).toBeLessThan(1);
  });
});

test('no text of a record names a year but the month of completion', () => {
  const { about, location, summary, levels } = building;
  const texts = projects.flatMap((project) => routing.locales.map((locale) => textOf(project, locale)));
  expect(JSON.stringify([about, location, summary, levels])).not.toMatch(years);
  // An area has a comma.
  expect(JSON.stringify(texts)).not.toMatch(/(?<![\d,])(?:19|20)\d\d(?![\d,])/);
});

test.each(routing.locales)('the %s catalog names only the years of the law', (locale) => {
  const words = readFileSync(`messages/${locale}.json`, 'utf8');
  expect(new Set(words.match(years))).toEqual(new Set(['1981', '2013']));
});

test('the project of the home page has a height', () => {
  expect(projects.find(({ index }) => index === company.heroProject)?.height).toEqual(expect.any(Number));
});

test('a post gives a project’s height', () => {
  const heights = (text: string) =>
    Array.from(text.matchAll(/(\d+)[ \u00A0](?:מ׳|מטרים|מטר)(?![\p{L}״])/gu), ([, value]) => Number(value));
  const known = projects.flatMap((project) => [project.height, ...heights(textOf(project, 'he'))]);
  for (const { caption } of posts) for (const value of heights(caption.he)) expect(known).toContain(value);
});
