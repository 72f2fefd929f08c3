import { figureScale, shafts } from './dimensions';
import { listElevators } from './elevators';
import type { FigureName } from './figures';
import { columnsOf, type Floor, type Section } from './section';

/** A figure whose foot is at (x, y). */
export type Placed = { figure: FigureName; x: number; y: number };

/** An item of a row; `space` is left free. */
type Item = Exclude<FigureName, 'tree' | 'truck' | 'van'> | 'space';

const rows: Record<string, Item[]> = {
  parking: ['carEnd', 'carEnd', 'person', 'carSide', 'carEnd', 'carEnd'],
  storage: ['rack', 'rack', 'forklift', 'person', 'space'],
  logistics: ['rack', 'rack', 'forklift', 'person', 'space'],
  retail: ['person', 'shelf', 'space'],
  lightIndustry: ['forklift', 'person', 'bench', 'space'],
  office: ['desk', 'person', 'desk', 'space', 'person'],
  plant: ['chiller', 'tank', 'person', 'chiller', 'space'],
};

/** A use that the drawing does not know. */
const otherRow: Item[] = ['person', 'space', 'space', 'space'];

/** Units at the scale of the figures, with a little air. */
const widths: Record<Item, number> = {
  carEnd: 26,
  carSide: 62,
  person: 18,
  rack: 36,
  forklift: 50,
  shelf: 26,
  bench: 34,
  desk: 32,
  chiller: 46,
  tank: 28,
  space: 20,
};

/** Returns the figures of a floor: its uses, in their order from the street, between the shafts and columns. */
export function placeFigures(floor: Floor, section: Section, vehicle: boolean): Placed[] {
  const { left, right, level, y } = floor;
  const bay = (right - left) / level.uses.length;
  return level.uses.flatMap((use, position) => {
    const parts = split(left + bay * position, left + bay * (position + 1), blocked(floor, section, vehicle));
    const row = (rows[use] ?? otherRow).filter((name) => name !== 'carSide' || floor.build === 'open');
    let next = 0;
    return parts.flatMap(([from, to]) => {
      const names: Item[] = [];
      let freeWidth = to - from;
      for (;;) {
        const name = row[next % row.length] ?? 'space';
        const neededWidth = (widths[name] * section.scale) / figureScale;
        if (neededWidth > freeWidth) break;
        names.push(name);
        freeWidth -= neededWidth;
        next += 1;
      }
      return spread(names, from, to, section.scale / figureScale, y);
    });
  });
}

/** Puts figures side by side with equal gaps. */
function spread(names: Item[], from: number, to: number, k: number, y: number): Placed[] {
  const used = names.reduce((sum, name) => sum + widths[name] * k, 0);
  const gap = (to - from - used) / (names.length + 1);
  let x = from;
  return names.flatMap((figure) => {
    const middle = x + gap + (widths[figure] * k) / 2;
    x += gap + widths[figure] * k;
    return figure === 'space' ? [] : [{ figure, x: Math.round(middle), y }];
  });
}

type Span = readonly [from: number, to: number];

/** Returns the spans to keep free: shafts that pass the floor, columns, and a vehicle in the door. */
function blocked(floor: Floor, section: Section, vehicle: boolean): Span[] {
  const { y, right } = floor;
  const passing = listElevators(section).filter(({ top, bottom }) => top < y && bottom >= y);
  const above = section.floors[section.floors.indexOf(floor) - 1];
  return [
    ...passing.map(({ left, right }): Span => [left - 2, right + 2]),
    ...columnsOf(floor, above).map((x): Span => [x - 2, x + 6]),
    ...(vehicle ? [[shafts.goods.left - 2, right] as const] : []),
  ];
}

function split(from: number, to: number, taken: readonly Span[]): Span[] {
  const inside = taken.filter(([a, b]) => b > from && a < to).sort(([a], [b]) => a - b);
  const starts = [from + 4, ...inside.map(([, b]) => b)];
  const ends = [...inside.map(([a]) => a), to - 4];
  return starts.map((start, place): Span => [start, ends[place] ?? to]).filter(([a, b]) => b > a);
}
