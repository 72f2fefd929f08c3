import { valueAt } from '../../lib/value-at';

export type Unit = Record<string, unknown>;

/** A building by the name of its file, with its list of units if it has one. */
export type Building = { file: string; id: string; units: Unit[] | undefined };

/** Lists the buildings among records. @param files records by their paths */
export function listBuildings(files: Record<string, unknown>): Building[] {
  return Object.entries(files).flatMap(([file, data]) => {
    const [, id] = /^content\/buildings\/(.+)\.json$/.exec(file) ?? [];
    return id ? [{ file, id, units: valueAt(data, ['units']) as Unit[] | undefined }] : [];
  });
}
