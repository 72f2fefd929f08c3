import { exact } from '../schema/exact';
import type { GateRecord, GridArea } from '../schema/grid';

type Span = { from: number; to: number };

/** A straight wall of a plan, in metres; `inward` is the direction of the inside, across the wall. */
export type Wall = Span & { isHorizontal: boolean; at: number; inward: 1 | -1 };

/** A gap in a wall, in metres along it. */
export type Gap = Span & { wall: Wall };

/** The distances between columns along and down the plan, in metres. */
type Grid = readonly [number, number];

/** Returns the walls around a shape of rectangles that do not overlap; none is between two of its rectangles. */
export function listWalls(shape: readonly GridArea[], grid: Grid): Wall[] {
  const sides = shape.flatMap((area) => listSides(area, grid));
  const isAcross = (a: Wall, b: Wall) => isOnLine(a, b) && a.inward !== b.inward;
  const walls = sides.flatMap((side) =>
    cutSpan(
      side,
      sides.filter((other) => isAcross(side, other)),
    ),
  );
  return walls.sort((a, b) => a.from - b.from).reduce<Wall[]>(joinWall, []);
}

/** Returns the parts of a span outside of its gaps. */
export function cutSpan<Part extends Span>(span: Part, gaps: readonly Span[]): Part[] {
  return gaps.reduce<Part[]>(
    (parts, { from, to }) =>
      parts
        .flatMap((part) => [
          { ...part, to: Math.min(part.to, from) },
          { ...part, from: Math.max(part.from, to) },
        ])
        .filter((part) => part.from < part.to),
    [span],
  );
}

/** Returns the gap that a gate leaves in a wall; undefined when no wall has room for it at this position. */
export function findGap(walls: readonly Wall[], gate: GateRecord, [x, y]: Grid): Gap | undefined {
  const [across, down] = [exact(gate.column * x), exact(gate.row * y)];
  for (const wall of walls) {
    const [along, at] = wall.isHorizontal ? [across, down] : [down, across];
    const [from, to] = [exact(along - gate.width / 2), exact(along + gate.width / 2)];
    if (at === wall.at && wall.from <= from && to <= wall.to) return { wall, from, to };
  }
  return undefined;
}

function listSides({ column, row, columns, rows }: GridArea, [x, y]: Grid): Wall[] {
  const [left, right] = [exact(column * x), exact((column + columns) * x)];
  const [top, bottom] = [exact(row * y), exact((row + rows) * y)];
  return [
    { isHorizontal: true, at: top, from: left, to: right, inward: 1 },
    { isHorizontal: true, at: bottom, from: left, to: right, inward: -1 },
    { isHorizontal: false, at: left, from: top, to: bottom, inward: 1 },
    { isHorizontal: false, at: right, from: top, to: bottom, inward: -1 },
  ];
}

function isOnLine(a: Wall, b: Wall): boolean {
  return a.isHorizontal === b.isHorizontal && a.at === b.at;
}

/** Appends a wall, or extends the wall that ends where it begins. */
function joinWall(walls: Wall[], wall: Wall): Wall[] {
  const before = walls.find(
    (other) => isOnLine(other, wall) && other.inward === wall.inward && other.to === wall.from,
  );
  if (!before) return [...walls, wall];
  return walls.map((other) => (other === before ? { ...other, to: wall.to } : other));
}
