import { testBuilding } from '@/e2e/support/content/test-records';
import type { Level } from '@/model';
import type { Measured } from '@/model/derived/section-levels';
import { labelHeight } from './labels';
import { layOut, type Section } from './section';
import { placeFigures } from './symbols';

/** Returns a level at an elevation, with the fields that the drawing reads. */
function levelAt(
  elevation: number,
  uses: Level['uses'] = ['storage'],
  facts: Level['facts'] = {},
): Measured<Level> {
  const title = `Level ${elevation}`;
  return {
    ...testBuilding.levels[0],
    id: title,
    title,
    elevation,
    clearHeight: 2.4,
    uses,
    facts,
  } as Measured<Level>;
}

const storeys = (count: number, from: number, uses: Level['uses'] = ['office']) =>
  Array.from({ length: count }, (_, storey) => levelAt(from + 3 * storey, uses));

function draw(levels: Measured<Level>[], note?: string): Section {
  return layOut(
    levels.map((level) => ({ level, note })),
    'Street',
  );
}

const buildings: [name: string, levels: Measured<Level>[]][] = [
  ['one level', [levelAt(0)]],
  ['three levels, none below the street', storeys(3, 0)],
  ['twelve levels, two of them below the street', storeys(12, -6)],
  ['levels below the street alone', storeys(2, -6, ['parking'])],
  ['a level at the height of a truck bed', [levelAt(1.2)]],
  ['a use that the drawing does not know', [levelAt(0, ['coldStore'])]],
  ['a level for plant', [levelAt(0, ['plant'])]],
];

test.each(buildings)(
  '%s: every floor is drawn at its elevation, from the top, inside the drawing',
  (_, levels) => {
    const { floors, scale, top, bottom, roof = 0 } = draw(levels);
    expect(floors).toHaveLength(levels.length);
    for (const { y, level } of floors) expect(y).toBeCloseTo(-level.elevation * scale);
    const lines = floors.map(({ y }) => y);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    for (const { y, ceiling } of floors) expect(y - ceiling).toBeGreaterThan(0);
    expect(top).toBeLessThan(roof);
    expect(bottom).toBeGreaterThan(Math.max(...lines, 0));
  },
);

test.each(buildings)('%s: no label reaches the next line', (_, levels) => {
  const { floors } = draw(levels, '3 available');
  for (const [index, floor] of floors.slice(0, -1).entries()) {
    const lower = floors[index + 1];
    if (lower) expect(labelHeight(lower)).toBeLessThanOrEqual(lower.y - floor.y + 0.001);
  }
});

test.each(buildings)('%s: every level has the figures of its use, between its walls', (_, levels) => {
  const section = draw(levels);
  for (const floor of section.floors) {
    const figures = placeFigures(floor, section, false);
    expect(figures.map(({ figure }) => figure)).toContain(
      { storage: 'rack', office: 'desk', parking: 'carEnd', plant: 'chiller', coldStore: 'person' }[
        String(floor.level.uses[0])
      ],
    );
    for (const { x } of figures) {
      expect(x).toBeGreaterThan(floor.left);
      expect(x).toBeLessThan(floor.right);
    }
  }
});

test('the street has its own line where no level is near it', () => {
  expect(draw(storeys(3, 0)).street).toEqual([]);
  expect(draw([levelAt(1.2)]).street).toEqual([]);
  expect(draw([levelAt(-6), levelAt(-3)]).street).toEqual(['Street']);
});

test('only vehicles that enter the lowest level below the street need a lower road', () => {
  expect(draw([levelAt(-6, ['storage'], { levelDoors: 2 }), levelAt(0)]).road).toBeGreaterThan(0);
  expect(draw([levelAt(-6), levelAt(0)]).road).toBeUndefined();
  expect(draw([levelAt(0, ['storage'], { dockDoors: 2 })]).road).toBeUndefined();
});

test('only upper offices are set back', () => {
  const { floors, roof } = draw([levelAt(0), levelAt(3, ['parking']), levelAt(6, ['office'])]);
  expect(floors.map(({ build }) => build)).toEqual(['tower', 'open', 'hall']);
  expect(roof).toBeDefined();
});

test('open parking at the top has no roof', () => {
  const open = layOut(
    [
      { level: levelAt(3, ['parking']), note: undefined },
      { level: levelAt(0), note: undefined },
    ],
    '',
    6,
  );
  expect([open.roof, open.roofElevation]).toEqual([undefined, undefined]);
});

test.each([
  ['the height of the record', 3, 3],
  ['no known height', null, undefined],
  ['a height below its ceiling', 2, undefined],
  ['a height with further levels above', 30, undefined],
])('a roof with %s is drawn above the ceiling', (_, ofRecord, marked) => {
  const { roof = 0, roofElevation, scale } = layOut([{ level: levelAt(0), note: undefined }], '', ofRecord);
  expect(roofElevation).toBe(marked);
  expect(-roof / scale).toBeGreaterThanOrEqual(2.4);
  expect(-roof / scale).toBeLessThanOrEqual(3);
});
