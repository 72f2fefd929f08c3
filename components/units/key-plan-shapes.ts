import type { Unit } from '@/model';

type Shape = NonNullable<Unit['bays']>;
type Size = { left: number; top: number; right: number; bottom: number };

/** Returns the rectangle around a shape, in fields of the column grid. */
export function sizeOf(shape: Shape): Size {
  return {
    left: Math.min(...shape.map(({ column }) => column)),
    top: Math.min(...shape.map(({ row }) => row)),
    right: Math.max(...shape.map(({ column, columns }) => column + columns)),
    bottom: Math.max(...shape.map(({ row, rows }) => row + rows)),
  };
}

/** Returns the rectangles of a shape as a path. */
export function outlineOf(shape: Shape): string {
  return shape
    .map(({ column, row, columns, rows }) => `M${column} ${row}h${columns}v${rows}h${-columns}z`)
    .join('');
}

/** Returns a line above and one beside a plan, with a tick at every column of the grid. */
export function ticksOf({ left, top, right, bottom }: Size, letter: number): string {
  const tick = round(letter * 0.75);
  const [x, y] = [round(left - letter), round(top - letter)];
  const between = (from: number, to: number) =>
    Array.from({ length: Math.floor(to) - Math.ceil(from) + 1 }, (_, index) => Math.ceil(from) + index);
  return [
    `M${left} ${y}H${right}M${x} ${top}V${bottom}`,
    ...between(left, right).map((at) => `M${at} ${round(y - tick / 2)}v${tick}`),
    ...between(top, bottom).map((at) => `M${round(x - tick / 2)} ${at}h${tick}`),
  ].join('');
}

/** Returns a length in hundredths, which are finer than any screen shows. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
