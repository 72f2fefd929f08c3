import { readFileSync } from 'node:fs';
import { descriptionOf } from '../../model/fields';
import type { State } from './editor-state';
import { listLeaves } from './texts';
import { messageLabel, titleOfPlace, valueName } from './words';

jest.mock('./editor-state', () => ({
  given: { schemas: jest.requireActual('../../model/fields/shapes').listFieldSchemas() },
}));

const building = 'content/buildings/hall.json';
const project = 'content/projects/hall.json';

const files = {
  [building]: {
    levels: [{ id: 'yard', name: { en: 'Level of the yard' } }],
    units: [{ number: '12', status: 'free' }],
    people: ['maya'],
  },
  'content/company.json': { people: [{ id: 'maya', name: { en: 'Maya Levi' } }] },
  [project]: { index: 1, en: { title: 'Hall' } },
  'messages/he.json': { Hall: { start: 'אולמות לתעשייה' } },
  'messages/en.json': { Hall: { start: 'Halls for industry' } },
};
const state = { files, drafts: [], issues: [] } as unknown as State;

test('a value has the words of its form', () => {
  const { free } = descriptionOf('en', { field: 'building.units.status' }).choices ?? {};
  const name = (path: (string | number)[], value: unknown) =>
    valueName(state, 'en', { file: building, path }, value);
  expect(name(['units', 0], { number: '7', status: 'free', availableFrom: '2026-12-01' })).toBe(
    ['7', free, 'Dec 1, 2026'].map((part) => `\u2068${part}\u2069`).join(' · '),
  );
  expect([
    name(['unitsAsOf'], '2026-11-24'),
    name(['completion'], '2027-03'),
    name(['completion'], ''),
  ]).toEqual(['Nov 24, 2026', 'March 2027', '']);
  expect(name(['units', 0, 'level'], 'yard')).toBe('Level of the yard');
  expect(name(['people', 0], 'maya')).toBe('Maya Levi');
});

test('a place has the labels of its form, or its text', () => {
  const { label } = descriptionOf('en', { field: 'project.draft' });
  expect(titleOfPlace(state, 'en', project, ['draft'])).toBe(`Hall › ${label}`);
  const retired = descriptionOf('en', { field: 'project.retired' }).label;
  expect(titleOfPlace(state, 'en', project, ['retired'])).toBe(`Hall › ${retired}`);
  expect(titleOfPlace(state, 'en', 'messages/he.json', ['Hall', 'start'])).toBe(
    'Hall › Hebrew › Halls for industry',
  );
});

test('an item is called by its number or name, also a removed one', () => {
  const { label } = descriptionOf('en', { field: 'building.units.status' });
  expect(titleOfPlace(state, 'en', building, ['units', 0, 'status'])).toMatch(
    new RegExp(` › 12 › ${label}$`),
  );
  expect(titleOfPlace(state, 'en', building, ['units', 0], { number: '14' })).toMatch(/ › 14$/);
  expect(titleOfPlace(state, 'en', building, ['units', 0], { number: '' })).toMatch(/ › 12$/);
  expect(titleOfPlace(state, 'en', building, ['units', 7])).toMatch(/ › 8$/);
});

test('a text with plural forms is named by its form for any number', () => {
  const text = '{n, plural, one {# hall} other {# halls}} of {total}';
  const site = { files: { 'messages/en.json': { Hall: { shown: text } } } } as unknown as State;
  expect(messageLabel(site, 'en', ['Hall', 'shown'])).toBe('# halls of {total}');
});

describe.each(['he', 'en'] as const)('texts of the site in %s', (locale) => {
  const catalog = `messages/${locale}.json`;
  const words = JSON.parse(readFileSync(catalog, 'utf8'));

  test('every group has a name', () => {
    const names = Object.keys(words).map(
      (group) => descriptionOf(locale, { field: `messages.${group}` }).label,
    );
    expect(names).not.toContain('');
  });

  test('no text is named by a help that others share', () => {
    const site = { files: { [catalog]: words } } as unknown as State;
    const texts = listLeaves(site);
    const helps = texts.map(
      ({ path }) => descriptionOf(locale, { field: ['messages', ...path].join('.') }).help,
    );
    const shared = helps.filter((help, index) => help && helps.indexOf(help) !== index);
    expect(shared.length).toBeGreaterThan(0);
    const names = texts.map(({ path }) => messageLabel(site, locale, path));
    expect(names.filter((name) => shared.includes(name))).toEqual([]);
  });
});
