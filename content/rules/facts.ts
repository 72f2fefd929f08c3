import { clearHeightHint } from '../schema';
import type { Hit, Records, Rule } from './rule';

/** The record of the building as a project. */
export function projectOfBuilding(records: Records) {
  return records.building && records[`projects/${records.building.project}`];
}

const clearHeight: Rule['wrong'] = ({ value }, { records }) =>
  clearHeightHint(Number(value), projectOfBuilding(records)?.height ?? null);

/** The levels are between the lowest floor and the roof that the project has. */
const outsideProject: Rule['wrong'] = ({ path }, { records }): Hit | undefined => {
  const level = records.building?.levels?.[Number(path[1])];
  const { height = null, lowestLevel = 0 } = projectOfBuilding(records) ?? {};
  if (!level || height === null) return undefined;
  const { elevation, clearHeight: clear } = level;
  if (elevation < lowestLevel) return { key: 'facts.tooLow', values: { lowest: lowestLevel } };
  const roof = height + lowestLevel;
  return elevation + clear > roof ? { key: 'facts.tooHigh', values: { roof } } : undefined;
};

const unitsArea: Rule['wrong'] = (_, { records }) => {
  const { totalArea = null } = projectOfBuilding(records) ?? {};
  const sum = (records.building?.units ?? []).reduce((area, unit) => area + unit.area, 0);
  if (totalArea === null || sum <= totalArea) return undefined;
  return { key: 'facts.units', values: { whole: totalArea }, value: sum };
};

const futureYear: Rule['wrong'] = ({ record, value }, { records, today }) => {
  const year = today.slice(0, 4);
  const isCompleted = records[record as 'projects/']?.status === 'completed';
  return isCompleted && Number(value) > Number(year)
    ? { key: 'facts.futureYear', values: { year } }
    : undefined;
};

/** Facts that contradict another record or the calendar; what a record alone can tell is in its shape. */
export const factRules: Rule[] = [
  { at: 'building levels.*.elevation', wrong: outsideProject },
  { at: 'building units.*.clearHeight', wrong: clearHeight },
  { at: 'building units', wrong: unitsArea },
  { at: 'projects/* facts.year', wrong: futureYear },
];
