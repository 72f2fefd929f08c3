import type { Unit } from '@/model';
import { layOutUnit, listColumns, listTicks, measureSides, placeLorry } from './layout';
import { placeRooms } from './rooms';

const area = (column: number, row: number, columns: number, rows: number) => ({ column, row, columns, rows });
const wall = { isHorizontal: true, at: 20, from: 0, to: 30, inward: -1 } as const;
const room = { name: 'Office', x: 2, y: 1, width: 4, depth: 3 };
const box = { left: 10, top: 0, right: 30, bottom: 10 };

type Parts = Partial<Pick<Unit, 'plan' | 'bays' | 'gates' | 'facts'>>;

const layOut = (parts: Parts) => layOutUnit({ facts: {}, ...parts }, [10, 10]);

test('columns are at the grid lines in a shape, once each', () => {
  expect(listColumns([area(0.5, 0, 1.7, 1), area(2.2, 0, 0.8, 1)], [10, 8])).toEqual([
    [10, 0],
    [10, 8],
    [20, 0],
    [20, 8],
    [30, 0],
    [30, 8],
  ]);
});

test('a lorry has the length of the record, its cab away from the gate', () => {
  expect(placeLorry({ wall, from: 8, to: 12 }, 12)).toEqual([
    { left: 8.725, right: 11.275, top: 20.75, bottom: expect.closeTo(30.45) },
    { left: 8.725, right: 11.275, top: expect.closeTo(30.45), bottom: 32.75 },
  ]);
});

test('a lorry before a gate on the left is left of it', () => {
  const left = { isHorizontal: false, at: 0, from: 0, to: 30, inward: 1 } as const;
  const [load, cab] = placeLorry({ wall: left, from: 8, to: 12 }, 10);
  expect(load).toMatchObject({ right: -0.75, top: 8.725, bottom: 11.275 });
  expect(cab).toMatchObject({ left: -10.75 });
});

test.each([
  ['below', { isHorizontal: true, inward: -1 }, { left: 12, right: 16, top: 6, bottom: 9 }],
  ['above', { isHorizontal: true, inward: 1 }, { left: 24, right: 28, top: 1, bottom: 4 }],
  ['right', { isHorizontal: false, inward: -1 }, { left: 26, right: 29, top: 4, bottom: 8 }],
  ['left', { isHorizontal: false, inward: 1 }, { left: 11, right: 14, top: 2, bottom: 6 }],
] as const)('a room is measured from the left of a person who enters from %s', (_side, front, expected) => {
  // The second room fills the rectangle along the front and inward.
  const whole = front.isHorizontal ? { width: 20, depth: 10 } : { width: 10, depth: 20 };
  const [placed] = placeRooms([room, { name: 'Hall', x: 0, y: 0, ...whole }], box, front);
  expect(placed?.box).toEqual(expected);
});

test('rooms are in the middle between the walls', () => {
  const [placed] = placeRooms([{ ...room, x: 0, y: 0 }], box, { isHorizontal: true, inward: -1 });
  expect(placed?.box).toEqual({ left: 18, right: 22, top: 3.5, bottom: 6.5 });
});

test.each([
  [2, [0, 0.5, 1]],
  [12.15, [0, 2, 4]],
  [24.3, [0, 5, 10]],
  [130, [0, 20, 40]],
])('the scale bar of %d m has the ticks %j', (width, ticks) => {
  expect(listTicks(width)).toEqual(ticks);
});

test('sides are measured to ten centimetres', () => {
  // A side of 1.5 spaces of 8.1 m is not exact.
  expect(measureSides({ left: 30.78, right: 42.93, top: 0, bottom: 7.29 })).toEqual([12.2, 7.3]);
});

test('bays without rooms have walls and columns', () => {
  const layout = layOut({ bays: [area(0, 0, 2, 1)] });
  expect(layout).toMatchObject({ box: { left: 0, top: 0, right: 20, bottom: 10 }, rooms: [], lorry: [] });
  expect(layout?.walls).toHaveLength(4);
  expect(layout?.columns).toHaveLength(6);
});

test('the gates leave gaps in the wall, the widest with a lorry', () => {
  const gates = [
    { column: 0.2, row: 1, width: 1 },
    { column: 1, row: 1, width: 4 },
  ];
  const layout = layOut({ bays: [area(0, 0, 2, 1)], gates, facts: { vehicleLength: 10 } });
  expect(layout?.walls.filter(({ at, isHorizontal }) => isHorizontal && at === 10)).toMatchObject([
    { from: 0, to: 1.5 },
    { from: 2.5, to: 8 },
    { from: 12, to: 20 },
  ]);
  expect(layout?.lorry[0]).toMatchObject({ left: 8.725, right: 11.275 });
});

test('rooms without a gate are drawn alone, because their front is unknown', () => {
  const layout = layOut({ bays: [area(3, 0, 2, 1)], plan: [room] });
  expect(layout).toMatchObject({ box: { left: 0, top: 0, right: 6, bottom: 4 }, columns: [], gates: [] });
});

test('a unit without rooms and bays has no plan', () => {
  expect(layOut({})).toBeUndefined();
  expect(layOutUnit({ bays: [area(0, 0, 1, 1)], facts: {} }, undefined)).toBeUndefined();
});
