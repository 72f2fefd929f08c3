import { exact } from '../../lib/exact';
import { clearHeightHint } from '../schema';
import { buildingOf, type Context, type Field, type Hit, type Rule } from './rule';

/** The record of a building as a project. */
function projectOf(field: Field, context: Context) {
  return context.records[`projects/${buildingOf(field, context)?.project}`];
}

const clearHeight: Rule['wrong'] = (field, context) =>
  clearHeightHint(Number(field.value), projectOf(field, context)?.height ?? null);

/** The levels are between the lowest floor and the roof that the project has. */
const outsideProject: Rule['wrong'] = (field, context): Hit | undefined => {
  const level = buildingOf(field, context)?.levels?.[Number(field.path[1])];
  const { height = null, lowestLevel = 0 } = projectOf(field, context) ?? {};
  if (!level || height === null) return undefined;
  const { elevation, clearHeight: clear } = level;
  if (elevation < lowestLevel) return { key: 'facts.tooLow', values: { lowest: lowestLevel } };
  const roof = exact(height + lowestLevel);
  return exact(elevation + clear) > roof ? { key: 'facts.tooHigh', values: { roof } } : undefined;
};

const unitsArea: Rule['wrong'] = (field, context) => {
  const { totalArea = null } = projectOf(field, context) ?? {};
  const units = buildingOf(field, context)?.units ?? [];
  const sum = exact(units.reduce((area, unit) => area + unit.area, 0));
  if (totalArea === null || sum <= totalArea) return undefined;
  return { key: 'facts.units', values: { whole: totalArea }, value: sum };
};

const levelArea: Rule['wrong'] = (field, context) => {
  const { levels = [], units = [] } = buildingOf(field, context) ?? {};
  const level = levels[Number(field.path[1])];
  const onLevel = units.filter((unit) => unit.level === level?.id);
  const sum = exact(onLevel.reduce((area, unit) => area + unit.area, 0));
  return sum > Number(field.value) ? { key: 'facts.levelArea', values: { sum } } : undefined;
};

/** The area of a unit is gross: with its walls and its share of what is common, which no room has. */
const planArea: Rule['wrong'] = (field, context) => {
  const { area = 0, plan = [] } = buildingOf(field, context)?.units?.[Number(field.path[1])] ?? {};
  const sum = exact(plan.reduce((all, room) => all + room.width * room.depth, 0));
  if (sum < area) return undefined;
  return { key: 'facts.planArea', values: { area, sum } };
};

const futureYear: Rule['wrong'] = ({ record, value }, { records, today }) => {
  const year = today.slice(0, 4);
  const isCompleted = records[record as 'projects/']?.status === 'completed';
  return isCompleted && Number(value) > Number(year)
    ? { key: 'facts.futureYear', values: { year } }
    : undefined;
};

/** Facts that contradict another record or the calendar; the shape of a record compares its own fields. */
export const factRules: Rule[] = [
  { at: 'buildings/* levels.*.elevation', wrong: outsideProject },
  { at: 'buildings/* levels.*.area', wrong: levelArea },
  { at: 'buildings/* units.*.clearHeight', wrong: clearHeight },
  { at: 'buildings/* units', wrong: unitsArea },
  { at: 'buildings/* units.*.plan', wrong: planArea },
  { at: 'projects/* facts.year', wrong: futureYear },
];
