import type { BuildingRecord } from '../schema';
import { exact } from '../schema/exact';
import { number, readFigure } from './figures';
import { buildingOf, type Field, type Rule } from './rule';

/** Kinds of figures in a text, with their values in the record. */
type Facts = { areas: number[]; spaces: number[]; units: number[] };

const patterns: Record<keyof Facts, RegExp> = {
  areas: new RegExp(`${number}(?:מ״ר|sqm|sq m)(?![\\p{L}״])`, 'gu'),
  spaces: /(\d[\d,]*)(?:\+|[ \u00A0]|\+[ \u00A0])(?:מקומות חניה|(?:car )?parking spaces|car spaces)/gu,
  units: /(\d[\d,]*)[ \u00A0](?:יחידות|(?:\w+ )?units)/gu,
};

const more = /(?:יותר מ־|מעל |[Oo]ver |[Mm]ore than )$/;
const about = /(?:(?<!\p{L})[הול]?כ־|[Aa]bout |[Aa]round |[Aa]pproximately )$/u;

/** Returns whether a figure matches one of the values; words may round it, as in “over 70” for 72. */
function states(figure: number, values: readonly number[], before: string, text: string): boolean {
  const isMore = more.test(before) || text.includes('+');
  const isAbout = about.test(before);
  return values.some((value) => {
    if (isMore) return figure < value && figure > value * 0.8;
    return isAbout ? Math.abs(figure - value) <= value * 0.1 : figure === value;
  });
}

/** Returns the figures of some levels of a building; undefined means the units without a level. */
function factsOf({ levels = [], units = [] }: BuildingRecord, ids: readonly (string | undefined)[]): Facts {
  const areas = (id: string | undefined) => units.flatMap(({ level, area }) => (level === id ? area : []));
  const sum = (values: readonly number[]) => exact(values.reduce((all, value) => all + value, 0));
  const selectedLevels = levels.filter(({ id }) => ids.includes(id));
  const spaces = selectedLevels.flatMap(({ facts }) => facts?.carSpaces ?? []);
  const counts = ids.map((id) => areas(id).length).filter((count) => count > 0);
  return {
    areas: [
      ...selectedLevels.flatMap(({ area }) => area ?? []),
      ...ids.flatMap((id) => (areas(id).length > 0 ? [sum(areas(id)), ...areas(id)] : [])),
    ],
    spaces: spaces.length > 1 ? [...spaces, sum(spaces)] : spaces,
    units: counts.length > 1 ? [...counts, sum(counts)] : counts,
  };
}

/** Reports a figure in a text that no level or unit has. */
function otherFigure(text: Field, facts: Facts) {
  const words = String(text.value);
  for (const [name, pattern] of Object.entries(patterns)) {
    const values = facts[name as keyof Facts];
    for (const { 0: match, 1: figure, index } of words.matchAll(pattern)) {
      if (values.length === 0 || states(readFigure(figure), values, words.slice(0, index), match)) continue;
      const knownFigures = [...new Set(values)].join(', ');
      return { key: 'figures.ofUnits', values: { figure: match, known: knownFigures } } as const;
    }
  }
  return undefined;
}

const ofLevel: Rule['wrong'] = (text, context) => {
  const building = buildingOf(text, context);
  const id = building?.levels?.[Number(text.path[1])]?.id;
  return building && id !== undefined ? otherFigure(text, factsOf(building, [id])) : undefined;
};

const ofBuilding: Rule['wrong'] = (text, context) => {
  const building = buildingOf(text, context);
  if (!building) return undefined;
  const ids = (building.levels ?? []).map(({ id }) => id);
  const { areas, ...facts } = factsOf(building, [...ids, undefined]);
  const whole = context.records[`projects/${building.project}`]?.totalArea;
  return otherFigure(text, { ...facts, areas: areas.length > 0 && whole ? [...areas, whole] : areas });
};

/** Areas, parking spaces and numbers of units in the texts of a building equal its levels and units. */
export const levelFigureRules: Rule[] = [
  { at: 'buildings/* levels.*.description.*', wrong: ofLevel },
  { at: 'buildings/* {about,summary}.*', wrong: ofBuilding },
];
