import { countries, defaultCountry } from '../../lib/countries';
import { type BuildingRecord, buildingSchema } from '../schema';
import { companyRecord } from './company-record';
import { parseRecord, readFolder, showsDrafts } from './load';

/* Separate from buildings.ts, because next.config.ts and the routes run without the list of generated pictures. */

/** A building's record; `id` is the name of its file and, after `/`, its address. */
export type NamedBuilding = BuildingRecord & { id: string };

let records: NamedBuilding[] | undefined;

/**
 * Returns the buildings in their display order; buildings without `order` are last, sorted by id.
 *
 * @throws Error with every mistake in a file
 */
export function listBuildingRecords(): NamedBuilding[] {
  if (!records || showsDrafts) records = readRecords();
  return records;
}

function readRecords(): NamedBuilding[] {
  // The server of the routes has no folder `content`: next.config.ts inlines the records into their code.
  const inlinedRecords = showsDrafts ? undefined : process.env.BUILDINGS;
  if (inlinedRecords) return JSON.parse(inlinedRecords);
  return readFolder('buildings')
    .map(({ name, file, data }) => {
      const record = withoutTakenPrices(parseRecord(buildingSchema, file, data));
      const country = record.country ?? companyRecord.country ?? defaultCountry;
      return { ...withCurrency(record, countries[country].currency), country, id: name };
    })
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);
}

/** Returns a value with the currency of a country in each price that names none. */
function withCurrency<Value>(value: Value, currency: string): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withCurrency(item, currency)) as Value;
  const parts = Object.entries(value).map(([key, part]) => [key, withCurrency(part, currency)]);
  return { ...('per' in value && { currency }), ...Object.fromEntries(parts) };
}

/** Removes the price of each taken unit: it is confidential, so no page, mail or script may read it. */
function withoutTakenPrices({ units, ...building }: BuildingRecord): BuildingRecord {
  return {
    ...building,
    units: units?.map((unit) => (unit.status === 'taken' ? { ...unit, price: undefined } : unit)),
  };
}

/** Returns whether any building has units. */
export function hasSpaces(): boolean {
  return listBuildingRecords().some(({ units = [] }) => units.length > 0);
}

/** Returns the ids of the tour scenes of some buildings, in the order of the tours. */
export function listTourSceneIds(buildings = listBuildingRecords()): string[] {
  return buildings.flatMap(({ tour = [] }) => tour.map(({ id }) => id));
}
