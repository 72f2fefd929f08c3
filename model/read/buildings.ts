import type { Locale } from '../../i18n/routing';
import { recordPath } from '../../lib/text-paths';
import { addDays } from '../../lib/today';
import { daysOfStatus, type FactsRecord } from '../schema';
import { availabilityOf } from './availability';
import { type Drawing, type Logo, optionalDrawing, optionalLogo } from './brand';
import { listBuildingRecords, type NamedBuilding } from './building-records';
import { type In, inLanguage, type With } from './in-language';
import { type Panorama, panorama } from './pictures';

type Fields = In<NamedBuilding>;

/** The optional facts of a project, a building, a level or a unit. */
export type Facts = In<FactsRecord> & {
  /** Square metres; of a level only. */
  area?: number | undefined;
};

/** A level of the building; its facts begin with its area and its clear height. */
export type Level = With<NonNullable<Fields['levels']>[number], { facts: Facts }>;

/** A stage of construction and its day. */
export type Step = NonNullable<Fields['progress']>[number];

/** Distances from the building, with the way to each place. */
export type Distances = NonNullable<Fields['distances']>;

type UnitFields = NonNullable<Fields['units']>[number];

/** Terms of all units of a building, or of the units of one use. */
export type Terms = NonNullable<Fields['terms']>;

/** The terms of the units of a use. */
export type UseTerms = NonNullable<Terms['uses']>[number];

/** The drawn map of the way to the building. */
export type AreaMap = NonNullable<Fields['map']>;

/** The drawn map of the region, with the places of `distances`. */
export type RegionMap = NonNullable<Fields['region']>;

/** A unit; it has no status when the record has no date for it. `href` is the path of its page without a language. */
export type Unit = With<
  Omit<UnitFields, 'clearHeight' | 'joinableWith' | 'offer'>,
  {
    href: string;
    status: UnitFields['status'] | undefined;
    /** Its own offer, or its level’s; `any` without either. */
    offer: Level['offer'] | 'any';
    /** The first day on which it is available, ISO 8601, or '' for now; undefined when taken or unknown. */
    available: string | undefined;
    /** The units beside it that are still on offer. */
    joinableWith: string[];
    /** The terms of its use. */
    terms?: UseTerms | undefined;
    /** Includes the clear height of the unit and inherited facts of its level. */
    facts: Facts;
    /** In the preview of the editor, the path of the unit in its record. */
    path?: string | undefined;
  }
>;

/** The price of a unit, with its date. */
export type UnitPrice = NonNullable<UnitFields['price']>;

/** A stop of the virtual tour; `picture` is the flat picture of its first view. */
export type TourScene = NonNullable<Fields['tour']>[number] & { panorama: Panorama };

export type Building = With<
  Fields,
  {
    /** The path of its page without a language. */
    href: string;
    /** The logo of the building, not of the company. */
    logo: Logo | undefined;
    /** The sign without the name, for dark grounds. */
    mark: Drawing | undefined;
    facts: Facts;
    /** In the order of their cards. */
    levels: Level[];
    /** The newest first. */
    progress: Step[];
    units: Unit[];
    /** The last day on which the status of the units is reliable. */
    unitsUntil: string | undefined;
    /** In the order of the walk. */
    tour: TourScene[];
  }
>;

/** Returns the buildings in one language, in their display order. */
export function listBuildings(locale: Locale): Building[] {
  return listBuildingRecords().map((record) => buildingIn(record, locale));
}

export function findBuilding(locale: Locale, id: string): Building | undefined {
  return listBuildings(locale).find((building) => building.id === id);
}

function buildingIn(record: NamedBuilding, locale: Locale): Building {
  const { levels = [], progress = [], units = [], tour = [], ...building } = inLanguage(record, locale);
  const statusOf = ({ status }: UnitFields) => (building.unitsAsOf ? status : undefined);
  const isOffered = (number: string) =>
    units.some((unit) => unit.number === number && (statusOf(unit) ?? 'free') === 'free');
  const { terms } = building;
  return {
    ...building,
    href: `/${record.id}`,
    facts: building.facts ?? {},
    logo: optionalLogo(`${record.id}-logo`, locale),
    mark: optionalDrawing(`${record.id}-mark-light`),
    levels: levels.map(({ area, clearHeight, facts, ...level }) => ({
      ...level,
      clearHeight,
      facts: { area, clearHeight, ...facts },
    })),
    progress: progress.sort((a, b) => b.date.localeCompare(a.date)),
    units: units.map((unit) => {
      const { clearHeight, facts, joinableWith = [], offer, ...fields } = unit;
      const status = statusOf(unit);
      const ofUse = terms?.uses?.find(({ use }) => use === unit.use);
      const availableFrom = unit.availableFrom ?? terms?.availableFrom;
      const level = levels.find(({ id }) => id === unit.level);
      const { floorLoad, columnGrid, sprinklers, doorSize, vehicleLength, turningCircle } =
        level?.facts ?? {};
      const hasDoors = Boolean(facts?.levelDoors || facts?.dockDoors);
      return {
        ...fields,
        href: `/${record.id}/${unit.number}`,
        path: recordPath(`content/buildings/${record.id}.json`, `units.#${unit.number}`),
        // A unit inherits the facts of its level, except doors and parking, which the units share. It inherits the size
        // of doors only when it has doors.
        facts: {
          clearHeight: clearHeight ?? level?.clearHeight,
          floorLoad,
          columnGrid,
          sprinklers,
          ...(hasDoors && { doorSize, vehicleLength, turningCircle }),
          goodsLift: level?.facts?.goodsLift ?? building.facts?.goodsLift,
          ...facts,
        },
        status,
        offer: offer ?? level?.offer ?? 'any',
        managementFee: unit.managementFee ?? terms?.managementFee,
        municipalTax: unit.municipalTax ?? ofUse?.municipalTax,
        terms: ofUse,
        available: availabilityOf({ status, availableFrom }, record),
        joinableWith: joinableWith.filter(isOffered),
      };
    }),
    unitsUntil: building.unitsAsOf && addDays(building.unitsAsOf, daysOfStatus),
    tour: tour.map((scene) => ({ ...scene, panorama: panorama(scene.picture.src) })),
  };
}
