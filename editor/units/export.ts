import type { Locale } from '../../i18n/routing';
import { valueAt } from '../../lib/value-at';
import { listColumns, writeCell } from './columns';
import { writeCsv } from './csv';
import { buildingHead } from './import';

/**
 * The units of all buildings as a table for a spreadsheet, which `importUnits` reads again.
 *
 * @param files the records by their paths
 * @returns CSV with the heads and the names of choices in a language
 */
export function exportUnits(files: Record<string, unknown>, locale: Locale): string {
  const columns = listColumns();
  const rows = Object.entries(files)
    .filter(([file]) => file.startsWith('content/buildings/'))
    .flatMap(([file, data]) => {
      const id = file.replace(/^content\/buildings\/|\.json$/g, '');
      const units = (valueAt(data, ['units']) ?? []) as object[];
      return units.map((unit) => [
        id,
        ...columns.map(({ path, schema }) => writeCell(valueAt(unit, path), schema, locale)),
      ]);
    });
  return writeCsv([[buildingHead(locale), ...columns.map(({ heads }) => heads[locale])], ...rows]);
}
