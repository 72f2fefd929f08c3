import { readdirSync, readFileSync } from 'node:fs';
import { formatMonth } from '@/i18n/dates';
import { routing } from '@/i18n/routing';
import type { BuildingRecord, CompanyRecord, FallbackPostRecord, ProjectRecord } from '@/model/schema';

/*
 * Every figure in a text or a caption of the sample is a fact of a record: one that changes in one place only is found
 * here. A company that moves in deletes this folder.
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

const number = String.raw`(\d[\d,]*(?:\.\d+)?)[ \u00A0]`;
const measures = {
  area: new RegExp(`${number}(?:מ״ר|sqm)`, 'gu'),
  height: new RegExp(String.raw`${number}(?:מ׳|מטרים|מטר|m|metres?)(?![\p{L}״])`, 'gu'),
  plot: new RegExp(`${number}(?:דונם|dunams?)`, 'gu'),
  weight: /(\d+)[ \u00A0-](?:טון|tonnes?)/gu,
};

/** The numbers before a unit, in their order. */
function measured(kind: keyof typeof measures, text: string): number[] {
  return Array.from(text.matchAll(measures[kind]), ([, value = '']) => Number(value.replaceAll(',', '')));
}

const everyMeasure = (text: string) =>
  Object.fromEntries(
    (['area', 'height', 'plot', 'weight'] as const).map((kind) => [kind, measured(kind, text)]),
  );

/** Figures of a part of a project; all others are about the whole. */
const parts: Record<string, { area?: number[]; height?: number[] }> = {
  // The logistics level.
  'hartuv-center': { area: [3000] },
  // Clear below the trusses; model/rules compares it with the facts.
  'steel-hall': { height: [12] },
  // One of ten equal units.
  'workshop-row': { area: [240] },
};

/** The texts of a project in a language, captions too; its description is the only one that must name the facts. */
function textsOf(project: ProjectRecord, locale: (typeof routing.locales)[number]) {
  const text = project[locale];
  if (!text) return undefined;
  const description = text.description.join('\n');
  const captions = project.images.map(({ alt }) => alt[locale]);
  return { description, all: [text.title, text.openingLine, description, ...captions].join('\n') };
}

const described = projects.flatMap((project) =>
  routing.locales.flatMap((locale) => {
    const texts = textsOf(project, locale);
    return texts ? [{ project, locale, ...texts }] : [];
  }),
);

test.each(described)('$project.name in $locale has the figures of its record', ({ project, ...texts }) => {
  const { area = [], height = [] } = parts[project.name] ?? {};
  const others = (kind: 'area' | 'height' | 'plot', known: number[]) =>
    new Set(measured(kind, texts.all).filter((value) => !known.includes(value)));
  expect(others('area', area)).toEqual(new Set([project.totalArea]));
  for (const value of others('height', height)) expect(value).toBe(project.height);
  for (const value of others('plot', [])) expect(value).toBe(project.dunam);
  expect(measured('plot', texts.description)).toHaveLength(measured('plot', texts.all).length);
});

test('every workshop and every sawtooth hall has a door', () => {
  const doors = (wanted: string) => projects.find(({ name }) => name === wanted)?.facts?.levelDoors;
  expect(doors('workshop-row')).toBe(10);
  expect(doors('sawtooth-halls')).toBe(5);
});

test('ten equal workshops make the whole row', () => {
  const row = projects.find(({ name }) => name === 'workshop-row');
  expect(10 * (parts['workshop-row']?.area?.[0] ?? 0)).toBe(row?.totalArea);
});

describe('the building', () => {
  const { levels = [] } = building;
  const level = (key: string) => levels.find(({ id }) => id === key);
  const numbers = (text = '') =>
    Array.from(text.replaceAll(',', '').matchAll(/\d+/g), ([value]) => Number(value));

  test.each(routing.locales)('has the same figures wherever %s names them', (locale) => {
    const [deep, parking, deck, offices] = ['minus-6', 'parking-minus-1', 'a', 'offices'].map((key) =>
      numbers(level(key)?.description[locale]),
    );
    for (const { description } of levels) expect(numbers(description.he)).toEqual(numbers(description.en));
    const [area] = deep ?? [];
    const spaces = (parking?.[0] ?? 0) + (deck?.[0] ?? 0);
    const [units, from, to] = offices ?? [];
    expect([area, parking?.[0], deck?.[0], units, from, to]).toEqual([3000, 70, 30, 14, 80, 150]);
    // The zone and the road have their own numbers.
    const summary = numbers(building.summary[locale].split(':')[1]);
    for (const value of summary) expect([area, units, from, to, spaces]).toContain(value);
    expect(numbers(building.about[locale])).toEqual([units, from, to]);
    const project = center?.[locale]?.description.join(' ') ?? '';
    expect(numbers(project).sort((a, b) => a - b)).toEqual([
      -(center?.lowestLevel ?? 0),
      center?.dunam,
      units,
      center?.height,
      parking?.[0],
      area,
      center?.totalArea,
    ]);
  });

  test('its lowest floor is the level that is named by its elevation', () => {
    expect(level('minus-6')?.title.en).toBe(`Level ${center?.lowestLevel}`);
    expect(level('minus-6')?.plainName.he).toMatch(new RegExp(`מינוס\\s${-(center?.lowestLevel ?? 0)}$`));
  });

  test('only its status names a year, the month of completion', () => {
    for (const locale of routing.locales) {
      const month = building.completion ? formatMonth(building.completion, locale) : '';
      expect(building.status[locale]).toContain(month);
      const { status: _status, ...others } = building;
      const texts = JSON.stringify([others.about, others.location, others.summary, others.levels]);
      expect(texts).not.toMatch(/(?<!\d)(?:19|20)\d\d(?!\d)/);
    }
    for (const { all } of described) expect(all).not.toMatch(/(?<![\d,])(?:19|20)\d\d(?![\d,])/);
  });

  test('the office is elsewhere in the zone, within a kilometre', () => {
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

test('the catalogs name no year except in legal references', () => {
  for (const locale of routing.locales) {
    const words = readFileSync(`messages/${locale}.json`, 'utf8');
    expect(new Set(words.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g))).toEqual(new Set(['1981', '2013']));
  }
});

test('the picture of the home page shows a project whose height is known', () => {
  const shown = projects.find(({ name }) => name === company.featuredProject);
  expect(shown?.height).toEqual(expect.any(Number));
});

test('a height in a post belongs to a project in both languages', () => {
  const heights = new Set(described.flatMap(({ all }) => measured('height', all)));
  for (const { caption } of posts) {
    expect(everyMeasure(caption.he)).toEqual(everyMeasure(caption.en));
    for (const value of measured('height', caption.he)) expect(heights).toContain(value);
  }
});
