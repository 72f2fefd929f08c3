import { round } from '@/components/units/key-plan-shapes';
import type { Unit } from '@/model';
import { cutSpan, findGap, type Gap, listWalls, type Wall } from '@/model/derived/walls';
import { type Box, measureRooms, type PlacedRoom, placeRooms } from './rooms';

type Shape = NonNullable<Unit['bays']>;
type Grid = readonly [number, number];

/** A plan of a unit, in metres. */
export type Layout = {
  /** The rectangle around the unit, and those that it consists of. */
  box: Box;
  areas: Box[];
  /** Without the gaps of the gates. */
  walls: Wall[];
  gates: Gap[];
  columns: [x: number, y: number][];
  rooms: PlacedRoom[];
  /** The longest vehicle that reaches the unit, behind its widest gate. */
  lorry: Box[];
};

/** In metres: the largest permitted width of a lorry, the length of its cab, and its distance from the gate. */
const [lorryWidth, cabLength, lorryGap] = [2.55, 2.3, 0.75];

/**
 * Lays out a unit as far as its record goes: its bays with their columns and gates, its rooms, or both when a gate says
 * which side is the front.
 *
 * @param columnGrid the distances between columns, in metres; undefined when unknown
 * @returns undefined when the unit has neither rooms nor bays on a column grid
 */
export function layOutUnit(
  {
    plan = [],
    bays,
    gates: records = [],
    facts: { vehicleLength },
  }: Pick<Unit, 'plan' | 'bays' | 'gates' | 'facts'>,
  columnGrid: Grid | undefined,
): Layout | undefined {
  const isOnGrid = bays && columnGrid && (plan.length === 0 || records.length > 0);
  if (!isOnGrid && plan.length === 0) return undefined;
  const [shape, grid]: [Shape, Grid] = isOnGrid ? [bays, columnGrid] : [[measureRooms(plan)], [1, 1]];
  const walls = listWalls(shape, grid);
  const gates = isOnGrid ? records.flatMap((gate) => findGap(walls, gate, grid) ?? []) : [];
  const box = boxOf(walls);
  const front = gates[0]?.wall ?? { isHorizontal: true, inward: -1 };
  const widest = gates.reduce<Gap | undefined>(
    (most, gate) => (most && most.to - most.from >= gate.to - gate.from ? most : gate),
    undefined,
  );
  return {
    box,
    areas: shape.map((area) => toBox(area, grid)),
    walls: walls.flatMap((wall) =>
      cutSpan(
        wall,
        gates.filter((gate) => gate.wall === wall),
      ),
    ),
    gates,
    columns: isOnGrid ? listColumns(bays, columnGrid) : [],
    rooms: placeRooms(plan, box, front),
    lorry: widest && vehicleLength ? placeLorry(widest, vehicleLength) : [],
  };
}

/** Lists the columns in a shape and in its walls. */
export function listColumns(shape: Shape, [x, y]: Grid): [number, number][] {
  const columns = shape.flatMap(({ column, row, columns, rows }) =>
    listWhole(column, column + columns).flatMap((across) =>
      listWhole(row, row + rows).map((down): [number, number] => [across, down]),
    ),
  );
  // Rectangles beside each other share columns.
  const unique = new Map(columns.map((column) => [column.join(), column]));
  return [...unique.values()].map(([across, down]) => [across * x, down * y]);
}

/** Returns the rectangles of a lorry with its back to a gate: its load and its cab. */
export function placeLorry({ wall, from, to }: Gap, length: number): Box[] {
  const middle = (from + to) / 2;
  const cab = Math.min(cabLength, length / 2);
  const joint = lorryGap + length - cab;
  return [
    [lorryGap, joint],
    [joint, lorryGap + length],
  ].map((ends) => {
    const [start = 0, end = 0] = ends.map((end) => wall.at - wall.inward * end).sort((a, b) => a - b);
    const [left, right] = [middle - lorryWidth / 2, middle + lorryWidth / 2];
    return wall.isHorizontal
      ? { left, right, top: start, bottom: end }
      : { left: start, right: end, top: left, bottom: right };
  });
}

/** Returns the ticks of a scale bar of at most half a width: 0, one step, and two steps, in metres. */
export function listTicks(width: number): number[] {
  const step = [50, 20, 10, 5, 2, 1].find((metres) => metres * 4 <= width) ?? 0.5;
  return [0, step, step * 2];
}

/** Returns the sides of a rectangle to ten centimetres: a schematic plan says no more. */
export function measureSides({ left, top, right, bottom }: Box): [across: number, down: number] {
  const [across, down] = [right - left, bottom - top].map((metres) => Math.round(round(metres) * 10) / 10);
  return [across ?? 0, down ?? 0];
}

function toBox({ column, row, columns, rows }: Shape[number], [x, y]: Grid): Box {
  return { left: column * x, right: (column + columns) * x, top: row * y, bottom: (row + rows) * y };
}

/** Returns the rectangle around walls. */
function boxOf(walls: readonly Wall[]): Box {
  const across = walls.filter(({ isHorizontal }) => !isHorizontal).map(({ at }) => at);
  const down = walls.filter(({ isHorizontal }) => isHorizontal).map(({ at }) => at);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

/** Lists the whole numbers in a range; the sum of two decimals may miss its end by a little. */
function listWhole(from: number, to: number): number[] {
  const [first, last] = [Math.ceil(from - 0.001), Math.floor(to + 0.001)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
