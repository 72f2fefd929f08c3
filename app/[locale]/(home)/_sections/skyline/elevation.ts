import type { BuildingKind } from '@/model';

/** Paths in metres: the origin is at the roof, left, and the ground is at the height of the building. */
export type Elevation = { width: number; outline: string; details: string };

type Size = { width: number; height: number };
type Draw = (size: Size) => Omit<Elevation, 'width'>;

/** Metres from floor to floor, as the drawing assumes them. */
const storey = 4.5;

/** The kinds whose area is on several floors. */
const inStoreys = new Set<BuildingKind | undefined>(['storeys', 'ramp']);

/**
 * Returns the width of an elevation in metres. No record has the length of a front, so the width only compares areas:
 * it is two fifths of the side of a square with the area of one floor.
 *
 * @param area of all floors, in square metres
 */
export function widthOf(kind: BuildingKind | undefined, height: number, area: number): number {
  const floors = inStoreys.has(kind) ? Math.max(1, Math.round(height / storey)) : 1;
  return round(0.4 * Math.sqrt(area / floors));
}

/** Returns the drawing of a building; without a kind its outline alone. */
export function drawElevation(kind: BuildingKind | undefined, height: number, area: number): Elevation {
  const width = widthOf(kind, height, area);
  const plain = { outline: box(0, width, height), details: '' };
  return { width, ...(kind ? kinds[kind]({ width, height }) : plain) };
}

const kinds: Record<BuildingKind, Draw> = {
  hall: ({ width, height }) => ({
    outline: box(0, width, height),
    details: `M0 ${round(height / 3)}h${width}${doors(width, height, 7)}`,
  }),
  dock: ({ width, height }) => ({
    outline: `${box(0, width, height)}M-2 ${round(height / 3)}h${round(width + 4)}`,
    details: doors(width, height, 5),
  }),
  sawtooth: ({ width, height }) => {
    const [step, count] = divide(width, 9);
    const fall = round(height / 3);
    return {
      outline: `M0 ${height}V${fall}${`v-${fall}l${step} ${fall}`.repeat(count)}V${height}`,
      details: `M0 ${fall}h${width}${doors(width, height, step)}`,
    };
  },
  workshops: ({ width, height }) => ({
    outline: box(0, width, height),
    details: `M0 ${round(height / 3)}h${width}${doors(width, height, 4)}`,
  }),
  showroom: ({ width, height }) => ({
    outline: box(0, width, height),
    details: `M0 1.5h${width}${posts(width, 3, 1.5, height)}`,
  }),
  storeys: ({ width, height }) => ({
    outline: box(0, width, height),
    details: floors(0, width, height) + posts(width, 3, storey, height),
  }),
  ramp: ({ width, height }) => {
    const end = round(width * 0.64);
    const start = round(width * 0.7);
    const turn = round(width - start);
    const turns = Math.max(1, Math.round(height / storey));
    const rise = round(height / turns / 2);
    return {
      outline: box(0, end, height) + box(start, turn, height),
      details: `${floors(0, end, height)}M${start} ${height}${`l${turn}-${rise}l-${turn}-${rise}`.repeat(turns)}`,
    };
  },
  silos: ({ width, height }) => {
    const tower = round(width * 0.4);
    const silo = round(width * 0.26);
    const top = round(height * 0.2);
    const one = (x: number) =>
      `M${round(x)} ${height}V${top}q${round(silo / 2)}-${round(top / 2)} ${silo} 0V${height}`;
    const ring = `M${round(width - 2 * silo - 1)} `;
    return {
      outline: box(0, tower, height) + one(width - 2 * silo - 1) + one(width - silo),
      details:
        floors(0, tower, height) +
        [0.35, 0.5, 0.65].map((share) => `${ring}${round(height * share)}h${silo}m1 0h${silo}`).join('') +
        `M${tower} 0L${width} ${round(top * 0.6)}`,
    };
  },
  frame: ({ width, height }) => {
    const [step, count] = divide(width, 5);
    const chord = 2;
    return {
      outline: box(0, width, height),
      details: `M0 ${chord}h${width}M0 ${chord}${`l${round(step / 2)}-${chord}l${round(step / 2)} ${chord}`.repeat(count)}${posts(width, 5, 0, height)}`,
    };
  },
};

/** To a tenth of a metre, or the distances of many parts would add up to another width. */
function round(metres: number): number {
  return Number(metres.toFixed(1));
}

/** Divides a width into equal parts of about a length; returns the length and the number of the parts. */
function divide(width: number, length: number): [number, number] {
  const count = Math.max(1, Math.round(width / length));
  return [Number((width / count).toFixed(2)), count];
}

/** Draws walls and a roof: open at the ground, which is a line of its own. */
function box(x: number, width: number, height: number): string {
  return `M${x} ${height}V0h${width}V${height}`;
}

/** Draws vertical lines between the ends of a width. */
function posts(width: number, distance: number, top: number, bottom: number): string {
  const [step, count] = divide(width, distance);
  const length = round(bottom - top);
  return count < 2 ? '' : `M${step} ${top}v${length}${`m${step}-${length}v${length}`.repeat(count - 2)}`;
}

/** Draws the floors of a part in storeys, from the ground up. */
function floors(x: number, width: number, height: number): string {
  const count = Math.round(height / storey);
  const step = round(height / Math.max(1, count));
  return count < 2
    ? ''
    : `M${x} ${round(height - step)}h${width}${`m-${width}-${step}h${width}`.repeat(count - 2)}`;
}

/** Draws a row of doors on the ground, 3.5 m high at most. */
function doors(width: number, height: number, distance: number): string {
  const [step, count] = divide(width, distance);
  const high = Math.min(3.5, round(height / 2));
  const wide = round(step * 0.55);
  const gap = Number((step - wide).toFixed(2));
  return `M${round(gap / 2)} ${height}${`v-${high}h${wide}v${high}m${gap} 0`.repeat(count)}`;
}
