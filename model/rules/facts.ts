import { threePhasePower } from '../derived/three-phase-power';
import { clearHeightHint, type FactsRecord } from '../schema';
import { exact } from '../schema/exact';
import { buildingOf, type Context, type Field, type Hit, type Rule } from './rule';

/** Returns the record of the building's project. */
function projectOf(field: Field, context: Context) {
  return context.records[`projects/${buildingOf(field, context)?.project}`];
}

const sumOf = (values: readonly number[]) => exact(values.reduce((all, value) => all + value, 0));

const clearHeight: Rule['wrong'] = (field, context) =>
  clearHeightHint(Number(field.value), projectOf(field, context)?.height ?? null);

/** Levels lie between the lowest floor and the roof of the project. */
const outsideProject: Rule['wrong'] = (field, context): Hit | undefined => {
  const level = buildingOf(field, context)?.levels?.[Number(field.path[1])];
  const { height = null, lowestLevel = 0 } = projectOf(field, context) ?? {};
  if (!level || height === null) return undefined;
  const { elevation = 0, clearHeight: clear = 0 } = level;
  if (elevation < lowestLevel) return { key: 'facts.tooLow', values: { lowest: lowestLevel } };
  const roof = exact(height + lowestLevel);
  return exact(elevation + clear) > roof ? { key: 'facts.tooHigh', values: { roof } } : undefined;
};

const unitsArea: Rule['wrong'] = (field, context) => {
  const { totalArea = null } = projectOf(field, context) ?? {};
  const units = buildingOf(field, context)?.units ?? [];
  const sum = sumOf(units.map(({ area }) => area));
  if (totalArea === null || sum <= totalArea) return undefined;
  return { key: 'facts.units', values: { whole: totalArea }, value: sum };
};

const levelArea: Rule['wrong'] = (field, context) => {
  const { levels = [], units = [] } = buildingOf(field, context) ?? {};
  const level = levels[Number(field.path[1])];
  const sum = sumOf(units.flatMap((unit) => (unit.level === level?.id ? unit.area : [])));
  return sum > Number(field.value) ? { key: 'facts.levelArea', values: { sum } } : undefined;
};

/** The area of a unit is gross: walls and a share of the common areas make it larger than all rooms together. */
const planArea: Rule['wrong'] = (field, context): Hit | undefined => {
  const { area = 0, netArea, plan = [] } = buildingOf(field, context)?.units?.[Number(field.path[1])] ?? {};
  const sum = sumOf(plan.map((room) => room.width * room.depth));
  if (netArea !== undefined && sum > netArea) return { key: 'facts.planNetArea', values: { netArea, sum } };
  if (sum < area) return undefined;
  return { key: 'facts.planArea', values: { area, sum } };
};

/** Facts of a building that are sums over its levels. */
const counted = ['dockDoors', 'levelDoors', 'lorrySpaces', 'carSpaces', 'chargingPoints'] as const;

/** Reports a fact of a project that differs from its building, or from the sum over the levels. */
const otherThanBuilding: Rule['wrong'] = ({ record, path, value }, { records }): Hit | undefined => {
  const name = path.at(-1) as keyof FactsRecord;
  // Free facts cannot be compared.
  if (name === 'others') return undefined;
  for (const [id, building] of Object.entries(records)) {
    if (!('completion' in building) || record !== `projects/${building.project}`) continue;
    const file = `content/${id}.json`;
    const buildingFact = building.facts?.[name];
    if (buildingFact !== undefined && JSON.stringify(buildingFact) !== JSON.stringify(value))
      return { key: 'facts.otherThanBuilding', values: { file } };
    if (buildingFact !== undefined || !counted.includes(name as 'carSpaces')) continue;
    const parts = (building.levels ?? []).flatMap(({ facts }) => facts?.[name as 'carSpaces'] ?? []);
    const sum = sumOf(parts);
    if (parts.length > 0 && sum !== value) return { key: 'facts.otherThanLevels', values: { file, sum } };
  }
  return undefined;
};

/** Reports a level with fewer doors or parking spaces than its units have together. */
const moreThanLevel: Rule['wrong'] = (field, context) => {
  const { levels = [], units = [] } = buildingOf(field, context) ?? {};
  const level = levels[Number(field.path[1])];
  const name = field.path.at(-1) as 'levelDoors';
  const sum = sumOf(units.flatMap((unit) => (unit.level === level?.id ? (unit.facts?.[name] ?? []) : [])));
  return sum > Number(field.value) ? { key: 'facts.moreThanLevel', values: { sum } } : undefined;
};

const morePower: Rule['wrong'] = (field, context) => {
  const power = buildingOf(field, context)?.facts?.power;
  const own = field.path.at(-1) === 'amperes' ? threePhasePower(Number(field.value)) : Number(field.value);
  return power !== undefined && own > power ? { key: 'facts.morePower', values: { power } } : undefined;
};

/** A completed project has no future year, and no project is older than the company. */
const wrongYear: Rule['wrong'] = ({ record, value }, { records, today }): Hit | undefined => {
  const year = today.slice(0, 4);
  const isCompleted = records[record as 'projects/']?.status === 'completed';
  if (isCompleted && Number(value) > Number(year)) return { key: 'facts.futureYear', values: { year } };
  const { founded } = records.company ?? {};
  return founded !== undefined && Number(value) < founded
    ? { key: 'facts.beforeFounding', values: { founded: String(founded) } }
    : undefined;
};

/** The year of completion is the same in a building and its project; an occupancy permit takes precedence over `completion`. */
const otherYear: Rule['wrong'] = (field, context): Hit | undefined => {
  if (field.path[0] === 'completion' && buildingOf(field, context)?.terms?.occupancyPermit) return undefined;
  const { year } = projectOf(field, context) ?? {};
  const isOther =
    typeof field.value === 'string' && year !== undefined && !field.value.startsWith(`${year}-`);
  return isOther ? { key: 'facts.otherYear', values: { year: String(year) } } : undefined;
};

/** Reports more years of experience than the age of the company. */
const tooManyYears: Rule['wrong'] = ({ value }, { records: { company }, today }) => {
  const most = Number(today.slice(0, 4)) - (company?.founded ?? 0);
  return Number(value) > most
    ? { key: 'facts.tooManyYears', values: { most, founded: String(company?.founded) } }
    : undefined;
};

/** Returns a rule: the projects of a status have no larger total area than the company states. */
function lessThanProjects(status: 'completed' | 'inPlanning'): Rule['wrong'] {
  return ({ value }, { records }) => {
    const areas = Object.values(records).flatMap((record) =>
      'totalArea' in record && record.status === status && !record.draft ? (record.totalArea ?? []) : [],
    );
    const sum = sumOf(areas);
    return sum > Number(value) ? { key: 'facts.lessThanProjects', values: { status, sum } } : undefined;
  };
}

/** Facts that contradict another record or the calendar. Contradictions within a record belong to its shape. */
export const factRules: Rule[] = [
  { at: 'buildings/* levels.*.elevation', wrong: outsideProject },
  { at: 'buildings/* levels.*.area', wrong: levelArea },
  { at: `buildings/* levels.*.facts.{dockDoors,levelDoors,lorrySpaces,carSpaces}`, wrong: moreThanLevel },
  { at: 'buildings/* units.*.clearHeight', wrong: clearHeight },
  { at: 'buildings/* units.*.facts.{power,amperes}', wrong: morePower },
  { at: 'buildings/* units', wrong: unitsArea },
  { at: 'buildings/* units.*.plan', wrong: planArea },
  { at: 'buildings/* completion', wrong: otherYear },
  { at: 'buildings/* terms.occupancyPermit.*', wrong: otherYear },
  { at: 'projects/* facts.*', wrong: otherThanBuilding },
  { at: 'projects/* year', wrong: wrongYear },
  { at: 'company facts.{experienceYears,zoneYears}', wrong: tooManyYears },
  { at: 'company facts.builtArea', wrong: lessThanProjects('completed') },
  { at: 'company facts.plannedArea', wrong: lessThanProjects('inPlanning') },
];
