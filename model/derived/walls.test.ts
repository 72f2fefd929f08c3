import { cutSpan, findGap, listWalls } from './walls';

const area = (column: number, row: number, columns: number, rows: number) => ({ column, row, columns, rows });

test('a rectangle has four walls, in metres', () => {
  expect(listWalls([area(13, 0, 3, 3)], [8.1, 10])).toEqual([
    { isHorizontal: false, at: 105.3, from: 0, to: 30, inward: 1 },
    { isHorizontal: false, at: 129.6, from: 0, to: 30, inward: -1 },
    { isHorizontal: true, at: 0, from: 105.3, to: 129.6, inward: 1 },
    { isHorizontal: true, at: 30, from: 105.3, to: 129.6, inward: -1 },
  ]);
});

test('an angle of two rectangles has six walls and none inside', () => {
  const walls = listWalls([area(0, 0, 2, 1), area(0, 1, 1, 1)], [10, 10]);
  expect(walls).toHaveLength(6);
  expect(walls).toContainEqual({ isHorizontal: false, at: 0, from: 0, to: 20, inward: 1 });
  expect(walls.filter(({ isHorizontal, at }) => isHorizontal && at === 10)).toEqual([
    { isHorizontal: true, at: 10, from: 10, to: 20, inward: -1 },
  ]);
});

test.each([
  ['inside', [{ from: 2, to: 4 }], [0, 2, 4, 10]],
  ['at its end', [{ from: 8, to: 12 }], [0, 8]],
  ['beyond it', [{ from: 11, to: 12 }], [0, 10]],
  [
    'in two places',
    [
      { from: 1, to: 2 },
      { from: 5, to: 6 },
    ],
    [0, 1, 2, 5, 6, 10],
  ],
])('a span is cut by a gap %s', (_where, gaps, ends) => {
  expect(cutSpan({ from: 0, to: 10 }, gaps).flatMap(({ from, to }) => [from, to])).toEqual(ends);
});

test.each([
  ['in the middle of a wall', { column: 1, row: 2, width: 4 }, [8, 12]],
  ['across two rectangles', { column: 2, row: 0, width: 4 }, [18, 22]],
  ['beyond a corner', { column: 0.1, row: 0, width: 4 }, undefined],
  ['between two rectangles', { column: 2, row: 1, width: 4 }, undefined],
  ['off the walls', { column: 1, row: 1, width: 4 }, undefined],
])('a gate %s leaves its gap', (_where, gate, ends) => {
  const gap = findGap(listWalls([area(0, 0, 2, 2), area(2, 0, 2, 2)], [10, 10]), gate, [10, 10]);
  expect(gap && [gap.from, gap.to]).toEqual(ends);
});
