import type { GridArea } from '../schema';
import { exact } from '../schema/exact';
import { buildingOf, type Context, type Field, type Hit, type Rule } from './rule';

/** Relative difference between the area of the bays and the gross area of the unit. */
const tolerance = 0.1;

/** Returns the area that two rectangles share, in fields of the grid. */
function sharedArea(a: GridArea, b: GridArea): number {
  const width = Math.min(a.column + a.columns, b.column + b.columns) - Math.max(a.column, b.column);
  const depth = Math.min(a.row + a.rows, b.row + b.rows) - Math.max(a.row, b.row);
  return Math.max(0, exact(width)) * Math.max(0, exact(depth));
}

function sum(values: readonly number[]): number {
  return exact(values.reduce((all, value) => all + value, 0));
}

const areaOf = (shape: readonly GridArea[]) => sum(shape.map(({ columns, rows }) => columns * rows));

function overlap(shape: readonly GridArea[], other: readonly GridArea[]): number {
  return sum(shape.flatMap((area) => other.map((part) => sharedArea(area, part))));
}

/** Returns whether rectangles of a shape overlap one another. */
function overlapsItself(shape: readonly GridArea[]): boolean {
  return shape.some((area, index) => overlap([area], shape.slice(index + 1)) > 0);
}

/** Returns the unit of a field, with its level, the column grid and all units of the building. */
export function readUnit(field: Field, context: Context) {
  const { levels = [], units = [], facts } = buildingOf(field, context) ?? {};
  const unit = units[Number(field.path[1])];
  const level = levels.find(({ id }) => id === unit?.level);
  return { units, unit, level, grid: level?.facts?.columnGrid ?? facts?.columnGrid };
}

const wrongBays: Rule['wrong'] = (field, context): Hit | undefined => {
  const { units, unit, level, grid } = readUnit(field, context);
  const { bays = [], area = 0, number } = unit ?? {};
  if (!level || bays.length === 0) return undefined;
  const { outline } = level;
  if (!outline) return { key: 'bays.noOutline', values: { level: level.id } };
  if (overlapsItself(bays)) return { key: 'bays.itself' };
  if (overlap(bays, outline) < areaOf(bays)) return { key: 'bays.outside' };
  const other = units.find(
    (unit) => unit.number !== number && unit.level === level.id && overlap(bays, unit.bays ?? []) > 0,
  );
  if (other) return { key: 'bays.overlap', values: { number: other.number } };
  const size = grid && Math.round(areaOf(bays) * grid[0] * grid[1]);
  if (size === undefined || Math.abs(size - area) <= area * tolerance) return undefined;
  return { key: 'bays.area', values: { size, area } };
};

const wrongOutline: Rule['wrong'] = (field, context): Hit | undefined => {
  const { levels = [], facts } = buildingOf(field, context) ?? {};
  const level = levels[Number(field.path[1])];
  if (overlapsItself(level?.outline ?? [])) return { key: 'bays.itself' };
  return level?.facts?.columnGrid || facts?.columnGrid ? undefined : { key: 'bays.noGrid' };
};

/** Bays of units lie in the outline of their level, do not overlap, and are about as large as the units. */
export const bayRules: Rule[] = [
  { at: 'buildings/* levels.*.outline', wrong: wrongOutline },
  { at: 'buildings/* units.*.bays', wrong: wrongBays },
];
