import { descriptionOf } from '../../content/fields';
import type { State } from './editor-state';
import { titleOfPlace, valueName } from './words';

jest.mock('./editor-state', () => ({
  given: { schemas: jest.requireActual('../../content/fields/shapes').listFieldSchemas() },
}));

const building = 'content/buildings/hall.json';
const project = 'content/projects/hall.json';

const files = {
  [building]: { levels: [{ id: 'yard', name: { en: 'Level of the yard' } }] },
  [project]: { index: 1, en: { title: 'Hall' } },
  'messages/he.json': { Hall: { start: 'אולמות לתעשייה' } },
  'messages/en.json': { Hall: { start: 'Halls for industry' } },
};
const state = { files, drafts: [], issues: [] } as unknown as State;

test('a value is told as its form shows it: choices by their names, days and hours in words, groups by their parts', () => {
  const { free } = descriptionOf('en', { field: 'building.units.status' }).choices ?? {};
  const name = (path: (string | number)[], value: unknown) =>
    valueName(state, 'en', { file: building, path }, value);
  expect(name(['units', 0], { number: '7', status: 'free', publishAt: '2026-12-01T08:00' })).toBe(
    `7 · ${free} · Dec 1, 2026, 8:00 AM`,
  );
  expect([
    name(['unitsAsOf'], '2026-11-24'),
    name(['completion'], '2027-03'),
    name(['completion'], ''),
  ]).toEqual(['Nov 24, 2026', 'March 2027', '']);
  expect(name(['units', 0, 'level'], 'yard')).toBe('Level of the yard');
});

test('a place is told as its form shows it: a field by its label, a text that has none by what it says', () => {
  const { label } = descriptionOf('en', { field: 'project.draft' });
  expect(titleOfPlace(state, 'en', project, ['draft'])).toBe(`Hall › ${label}`);
  expect(titleOfPlace(state, 'en', 'messages/he.json', ['Hall', 'start'])).toBe(
    'Hall › Hebrew › Halls for industry',
  );
});
