import { readFileSync } from 'node:fs';
import type { BuildingRecord, ProjectRecord } from '../../model/schema';

/*
 * The figures of the sample's building add up; the check compares those of its texts. A company that moves in deletes this
 * folder.
 */

function read<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(`content/${file}`, 'utf8'));
}

const { levels = [], units = [] } = read<BuildingRecord>('buildings/hartuvcenter.json');
const { facts: whole = {} } = read<ProjectRecord>('projects/hartuv-center.json');

test.each(['carSpaces', 'lorrySpaces', 'chargingPoints', 'levelDoors'] as const)(
  'the levels together have the %s of the whole building',
  (key) => {
    expect(levels.reduce((sum, { facts = {} }) => sum + (facts[key] ?? 0), 0)).toBe(whole[key]);
  },
);

test('the units have the areas that the specification names', () => {
  const areasOn = (id: string) => units.filter(({ level }) => level === id).map(({ area }) => area);
  expect(areasOn('minus-6').reduce((sum, area) => sum + area)).toBe(3000);
  const offices = areasOn('offices');
  expect([offices.length, Math.min(...offices), Math.max(...offices)]).toEqual([14, 80, 150]);
});
