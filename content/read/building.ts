import type { Locale } from '../../i18n/routing';
import buildingData from '../building.json';
import { type BuildingRecord, buildingSchema, type FactsRecord } from '../schema';
import { type Drawing, drawing, type Logo, logo } from './brand';
import { type In, inLanguage, type With } from './in-language';
import { parseRecord } from './load';

type Fields = In<BuildingRecord>;

/** The optional facts of a project or a level. */
export type Facts = In<FactsRecord>;

/** A level of the building; its facts begin with its clear height. */
export type Level = With<NonNullable<Fields['levels']>[number], { facts: Facts }>;

/** What was reached on a day. */
export type Step = NonNullable<Fields['progress']>[number];

/** Ways by car from the building. */
export type Distances = NonNullable<Fields['distances']>;

type UnitFields = NonNullable<Fields['units']>[number];

/** The drawn map of the way to the building. */
export type AreaMap = NonNullable<Fields['map']>;

/** A unit has no status when the record has no date for it. */
export type Unit = With<UnitFields, { status: UnitFields['status'] | undefined }>;

export type Building = With<
  Fields,
  {
    logo: Logo;
    /** The sign without the name, for dark grounds. */
    mark: Drawing;
    /** In the order of their cards. */
    levels: Level[];
    /** The newest first. */
    progress: Step[];
    units: Unit[];
  }
>;

export const buildingRecord = parseRecord(buildingSchema, 'content/building.json', buildingData);

/** The building of `/hartuvcenter` in one language, with its levels in the order of their cards. */
export function getBuilding(locale: Locale): Building {
  const { levels = [], progress = [], units = [], ...building } = inLanguage(buildingRecord, locale);
  const heightOf = (id: string) => levels.find((level) => level.id === id)?.clearHeight;
  return {
    ...building,
    logo: logo('building-logo', locale),
    mark: drawing('building-mark-light'),
    levels: levels.map((level) => ({ ...level, facts: { clearHeight: level.clearHeight, ...level.facts } })),
    progress: progress.sort((a, b) => b.date.localeCompare(a.date)),
    units: units.map((unit) => ({
      ...unit,
      clearHeight: unit.clearHeight ?? heightOf(unit.level),
      status: building.unitsAsOf ? unit.status : undefined,
    })),
  };
}
