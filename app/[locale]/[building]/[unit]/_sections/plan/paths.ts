import { round } from '@/components/units/key-plan-shapes';
import type { Wall } from '@/model/derived/walls';
import type { Box } from './rooms';

/** Returns straight walls as a path. */
export function pathOfWalls(walls: readonly Pick<Wall, 'isHorizontal' | 'at' | 'from' | 'to'>[]): string {
  return walls
    .map(({ isHorizontal, at, from, to }) =>
      isHorizontal
        ? `M${round(from)} ${round(at)}H${round(to)}`
        : `M${round(at)} ${round(from)}V${round(to)}`,
    )
    .join('');
}

/** Returns points as a path of lines without length, whose square ends are squares. */
export function pathOfPoints(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('');
}

/** Returns rectangles as a path. */
export function pathOfBoxes(boxes: readonly Box[]): string {
  return boxes
    .map(
      ({ left, top, right, bottom }) =>
        `M${round(left)} ${round(top)}H${round(right)}V${round(bottom)}H${round(left)}z`,
    )
    .join('');
}

/** Returns a dimension line along a side, with a tick at each end or at each of some distances. */
export function pathOfDimension(
  line: Pick<Wall, 'isHorizontal' | 'at' | 'from' | 'to'>,
  tick: number,
  ticks: readonly number[] = [0, line.to - line.from],
): string {
  const across = ticks.map((distance) => ({
    isHorizontal: !line.isHorizontal,
    at: line.from + distance,
    from: line.at - tick / 2,
    to: line.at + tick / 2,
  }));
  return pathOfWalls([line, ...across]);
}
