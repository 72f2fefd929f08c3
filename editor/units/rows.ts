import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../lib/value-at';
import { type DescribedLocale, describedLocales } from '../../model/fields';
import { type Edit, nameEdit } from '../backend/edit';
import { buildingHead, keyOfHead, listColumns, namesOf, readCell, writeCell } from './columns';
import { readCsv } from './csv';
import { type Building, listBuildings, type Unit } from './records';

/** A row of a table that differs from the records; `at` is the index of its unit, -1 for a new one. */
export type Row = { line: number; building: Building; at: number; before: Unit | undefined; after: Unit };

/** Why a row, or with line 0 the whole table, belongs nowhere: the key of a sentence, with its values. */
type Reason = {
  key: 'noTable' | 'noNumbers' | 'unknownColumn' | 'unknownBuilding' | 'noNumber' | 'changedNumber' | 'twice';
  values?: Record<string, string>;
};

/** A changed unit, with the old and new texts of its fields. */
export type ChangedUnit = {
  line: number;
  building: string;
  number: string;
  isNew: boolean;
  fields: { name: string; before: string; after: string }[];
};

/**
 * Reads a table of units against the records: a row changes the unit of its number or adds one; other units and
 * fields stay.
 *
 * @param files the records by their paths
 * @param bytes of a CSV file
 */
export function readUnits(files: Record<string, unknown>, bytes: Uint8Array) {
  const table = readCsv(bytes);
  if (!table) return { rows: [], misplaced: [{ line: 0, key: 'noTable' as const }] };
  const [{ line: headLine, cells: heads } = { line: 1, cells: [] }, ...lines] = table;
  const buildings = listBuildings(files);
  const all = listColumns();
  const columns = heads.map((head) => all.find((column) => namesOf(column).includes(keyOfHead(head))));
  const buildingHeads = ['building', ...describedLocales.map(buildingHead)].map(keyOfHead);
  const ofBuilding = heads.findIndex((head) => buildingHeads.includes(keyOfHead(head)));
  const ofNumber = columns.findIndex((column) => column?.path.join() === 'number');
  const rows: Row[] = [];
  const misplaced: (Reason & { line: number })[] = [];
  if (ofNumber < 0 && lines.length > 0) return { rows, misplaced: [{ line: 0, key: 'noNumbers' as const }] };
  for (const [at, name] of heads.entries())
    if (!columns[at] && at !== ofBuilding && name.trim())
      misplaced.push({ line: headLine, key: 'unknownColumn', values: { name } });
  for (const { line, cells } of lines) {
    const id = cells[ofBuilding]?.trim() ?? '';
    const building = buildings.find((each) => each.id === id || (!id && buildings.length === 1));
    const number = cells[ofNumber]?.trim();
    const refuse = (reason: Reason) => misplaced.push({ line, ...reason });
    if (!building) {
      const choices = buildings.map((each) => each.id).join(', ');
      refuse({ key: 'unknownBuilding', values: { id, choices } });
    } else if (!number) refuse({ key: 'noNumber' });
    else if (isChanged(number, building)) refuse({ key: 'changedNumber', values: { number } });
    else if (rows.some((row) => row.building === building && row.after.number === number))
      refuse({ key: 'twice', values: { number } });
    else {
      const at = building.units?.findIndex((unit) => unit.number === number) ?? -1;
      const before = building.units?.[at];
      const after = columns.reduce(
        (unit, column, place) =>
          column ? withValue(unit, column.path, readCell(cells[place] ?? '', column.schema)) : unit,
        before,
      );
      rows.push({ line, building, at, before, after: after ?? {} });
    }
  }
  return { rows: rows.filter(({ before, after }) => !isDeepStrictEqual(before, after)), misplaced };
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|[א-ת]+';

/** What Excel makes of numbers such as 1-2, 1.2 and 12E5. */
const excelForms = [
  new RegExp(`^(?:\\d{1,2}-(?:${months})|(?:${months})-\\d{1,4})$`, 'i'),
  /^\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?$/,
  /^\d(?:\.\d+)?E\+\d+$/i,
];

/** Whether Excel seems to have changed the number of a unit, which would be a new one: to another form, or 007 to 7. */
function isChanged(number: string, { units = [] }: Building): boolean {
  const numbers = units.map((unit) => String(unit.number));
  if (numbers.includes(number)) return false;
  return (
    excelForms.some((form) => form.test(number)) ||
    numbers.some((other) => other.replace(/^0+/, '') === number)
  );
}

/** A group with a value at a path; without one the field is gone, and with its last field the group. */
function withValue(
  group: Unit | undefined,
  [name = '', ...inner]: readonly string[],
  value: unknown,
): Unit | undefined {
  const own = inner.length > 0 ? withValue(group?.[name] as Unit | undefined, inner, value) : value;
  const { [name]: _, ...others } = group ?? {};
  const after = own === undefined ? others : { ...group, [name]: own };
  return Object.keys(after).length > 0 ? after : undefined;
}

/**
 * What writes rows into the records: new units first, each at the end of its list, then the fields that differ.
 *
 * @returns the edits of each row in their order, and the path of its unit once all are made
 */
export function planEdits(rows: readonly Row[]) {
  const inOrder = [...rows.filter(({ before }) => !before), ...rows.filter(({ before }) => before)];
  return inOrder.map((row, index) => {
    const { building, at, before, after } = row;
    const { file, units } = building;
    const edit = (kind: 'set' | 'insert', path: Edit['path'], was: unknown, value: unknown): Edit => ({
      kind,
      file,
      path,
      before: was,
      value,
    });
    if (before) {
      const path = ['units', at];
      const names = Object.keys({ ...before, ...after });
      const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
      return {
        row,
        path,
        // Others may move or remove units before these edits are written.
        edits: changed.map((name) =>
          nameEdit(edit('set', [...path, name], before[name], after[name]), { units }),
        ),
      };
    }
    const added = inOrder.slice(0, index).filter((each) => each.building === building);
    const list = added.length > 0 ? [...(units ?? []), ...added.map((each) => each.after)] : units;
    const path = ['units', list?.length ?? 0];
    return { row, path, edits: [edit('insert', path, list, after)] };
  });
}

/** What rows change, as their cells are written in a language. */
export function describeChanges(rows: readonly Row[], locale: DescribedLocale): ChangedUnit[] {
  const columns = listColumns();
  return rows.map(({ line, building, before, after }) => {
    const fields = columns.flatMap(({ path, schema, heads }) => {
      const cells = [before, after].map((unit) => writeCell(valueAt(unit, path), schema, locale));
      const [was = '', is = ''] = cells;
      return was === is ? [] : [{ name: heads[locale], before: was, after: is }];
    });
    return { line, building: building.id, number: String(after.number), isNew: !before, fields };
  });
}
