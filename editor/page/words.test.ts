import { descriptionOf } from '../../content/fields';
import { valueName } from './words';

jest.mock('./editor-state', () => ({
  given: { schemas: jest.requireActual('../../content/fields/shapes').listFieldSchemas() },
}));

const building = 'content/buildings/hall.json';

test('a value is told as its form shows it: choices by their names, days and hours in words, groups by their parts', () => {
  const { free } = descriptionOf('en', { field: 'building.units.status' }).choices ?? {};
  const name = (path: (string | number)[], value: unknown) => valueName('en', building, path, value);
  expect(name(['units', 0], { number: '7', status: 'free', publishAt: '2026-12-01T08:00' })).toBe(
    `7 · ${free} · Dec 1, 2026, 8:00 AM`,
  );
  expect([
    name(['unitsAsOf'], '2026-11-24'),
    name(['completion'], '2027-03'),
    name(['completion'], ''),
  ]).toEqual(['Nov 24, 2026', 'March 2027', '']);
});
