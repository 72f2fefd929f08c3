import { valueAt } from '../../lib/value-at';
import type { DescribedLocale } from '../../model/fields';
import { buildingHead, listColumns, writeCell } from './columns';
import { writeCsv } from './csv';
import { listBuildings } from './records';

/**
 * The units of all buildings as a table for a spreadsheet, which `readUnits` reads again.
 *
 * @param files the records by their paths
 * @returns CSV with the heads and the names of choices in a language
 */
export function exportUnits(files: Record<string, unknown>, locale: DescribedLocale): string {
  const columns = listColumns();
  const rows = listBuildings(files).flatMap(({ id, units = [] }) =>
    units.map((unit) => [
      id,
      ...columns.map(({ path, schema }) => writeCell(valueAt(unit, path), schema, locale)),
    ]),
  );
  return writeCsv([[buildingHead(locale), ...columns.map(({ heads }) => heads[locale])], ...rows]);
}
