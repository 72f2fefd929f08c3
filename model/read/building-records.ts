import { type BuildingRecord, buildingSchema } from '../schema';
import { parseRecord, readFolder } from './load';
import { buildingOnSchedule, showsDrafts } from './schedule';

/* Apart from buildings.ts, because next.config.ts and the routes read this file, which need no generated picture. */

/** A building's record; its `id` is the name of its file, and its address is `/` and that name. */
export type NamedBuilding = BuildingRecord & { id: string };

let records: NamedBuilding[] | undefined;

/**
 * The buildings in their display order, those without a place last in the order of their names.
 *
 * @throws Error that names every error in a file
 */
export function listBuildingRecords(): NamedBuilding[] {
  if (!records || showsDrafts) records = readRecords();
  return records;
}

function readRecords(): NamedBuilding[] {
  // The server of the routes has no folder of content: next.config.ts writes the records into their code.
  const written = showsDrafts ? undefined : process.env.BUILDINGS;
  if (written) return JSON.parse(written);
  return readFolder('buildings')
    .map(({ name, file, data }) => ({
      ...buildingOnSchedule(parseRecord(buildingSchema, file, data)),
      id: name,
    }))
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);
}

/** Whether any building has units. */
export function hasSpaces(): boolean {
  return listBuildingRecords().some(({ units = [] }) => units.length > 0);
}

/** The names of the scenes of a tour as in their addresses, the first stop first; of all buildings unless one is given. */
export function listTourSceneIds(buildings = listBuildingRecords()): string[] {
  return buildings.flatMap(({ tour = [] }) => tour.map(({ id }) => id));
}
