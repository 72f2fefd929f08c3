import { findGap, listWalls } from '../derived/walls';
import { readUnit } from './bays';
import type { Rule } from './rule';

const wrongGate: Rule['wrong'] = (field, context) => {
  const { unit, grid } = readUnit(field, context);
  const gate = unit?.gates?.[Number(field.path[3])];
  if (!unit?.bays) return { key: 'gates.noBays' };
  // The outline of the level needs the column grid, too.
  if (!gate || !grid || findGap(listWalls(unit.bays, grid), gate, grid)) return undefined;
  return { key: 'gates.outside' };
};

/** A unit with vehicle doors has a gate of their width. */
const otherWidth: Rule['wrong'] = (field, context) => {
  const { unit, level } = readUnit(field, context);
  const { levelDoors, dockDoors } = unit?.facts ?? {};
  const [width] = unit?.facts?.doorSize ?? level?.facts?.doorSize ?? [];
  if (!(levelDoors || dockDoors) || width === undefined) return undefined;
  return unit?.gates?.some((gate) => gate.width === width)
    ? undefined
    : { key: 'gates.doorSize', values: { width } };
};

/** Gates lie in the walls of their unit, and are as wide as its doors. */
export const gateRules: Rule[] = [
  { at: 'buildings/* units.*.gates.*', wrong: wrongGate },
  { at: 'buildings/* units.*.gates', wrong: otherWidth },
];
