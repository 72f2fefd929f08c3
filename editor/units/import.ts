import { isDeepStrictEqual } from 'node:util';
import { createTranslator } from 'next-intl';
import { descriptionOf } from '../../content/fields';
import { type Locale, routing } from '../../i18n/routing';
import { valueAt } from '../../lib/value-at';
import type { Edit } from '../backend/json-edit';
import type { Workspace } from '../backend/workspace';
import { catalogs, type EditorLocale } from '../messages';
import { type Column, keyOfHead, listColumns, readCell, writeCell } from './columns';
import { readCsv } from './csv';

/** A row of the table that changes something: the unit, and what its fields say now and will say. */
export type ChangedUnit = {
  line: number;
  building: string;
  number: string;
  isNew: boolean;
  fields: { name: string; before: string; after: string }[];
};

/** What a table does to the units, in words: `refused` are rows that cannot be taken, each with the reason. */
export type ImportReport = { changed: ChangedUnit[]; refused: { line: number; reason: string }[] };

type Unit = Record<string, unknown>;
type Row = { line: number; file: string; before: Unit | undefined; after: Unit; at: number };

type Options = { locale: EditorLocale; write: boolean };

const idOf = (file: string) => file.replace(/^content\/buildings\/|\.json$/g, '');

/**
 * Takes units from a table: a row changes the unit of its number or adds one; what the table does not name stays.
 * A row that the check refuses stops nothing but itself.
 *
 * @param bytes of a CSV file
 * @param write whether anything is written; else the report only says what would be
 */
export async function importUnits(
  workspace: Workspace,
  bytes: Uint8Array,
  { locale, write }: Options,
): Promise<ImportReport> {
  const { files } = await workspace.view();
  const { rows: read, refused, columns } = readRows(files, bytes, locale);
  let rows = read;
  for (;;) {
    const { edits, placeOf } = editsOf(files, rows);
    const issues = edits.length > 0 ? await workspace.changeAll(edits, [], !write) : [];
    if (issues.length === 0) break;
    const reasonOf = (row: Row) =>
      issues.find(({ file, field }) => file === row.file && `${field}.`.startsWith(`units.${placeOf(row)}.`));
    // What is wrong with none of them alone is wrong with all of them together.
    const wrong = rows.some(reasonOf) ? rows.filter(reasonOf) : rows;
    for (const row of wrong) {
      const { field = '', value = '', hint = undefined } = reasonOf(row) ?? issues[0] ?? {};
      const reason = [field.replace(/^units\.\d+\./, ''), value, hint?.[locale]].filter(Boolean).join(': ');
      refused.push({ line: row.line, reason });
    }
    rows = rows.filter((row) => !wrong.includes(row));
  }
  return {
    changed: rows.map(({ line, file, before, after }) => ({
      ...{ line, building: idOf(file), number: String(after.number), isNew: !before },
      fields: listDifferences(columns, before, after, locale),
    })),
    refused: refused.sort((a, b) => a.line - b.line),
  };
}

/** The rows of a table that differ from the records, and those that belong nowhere. */
function readRows(files: Record<string, unknown>, bytes: Uint8Array, locale: EditorLocale) {
  const t = createTranslator({ locale, messages: catalogs[locale].Units });
  const [heads = [], ...lines] = readCsv(bytes);
  const buildings = Object.keys(files).filter((file) => file.startsWith('content/buildings/'));
  const all = listColumns();
  const columns = heads.map((head) => all.find((column) => namesOf(column).includes(keyOfHead(head))));
  const ofBuilding = heads.findIndex((head) => buildingHeads().includes(keyOfHead(head)));
  const refused = heads.flatMap((name, at) =>
    columns[at] || at === ofBuilding || !name.trim()
      ? []
      : [{ line: 1, reason: t('unknownColumn', { name }) }],
  );
  const rows: Row[] = [];
  for (const [at, cells] of lines.entries()) {
    const line = at + 2;
    const id = ofBuilding < 0 ? '' : (cells[ofBuilding] ?? '').trim();
    const file = buildings.find((each) => idOf(each) === id || (!id && buildings.length === 1));
    const number = cells[columns.findIndex((column) => column?.path.join() === 'number')]?.trim();
    const refuse = (reason: string) => refused.push({ line, reason });
    if (!file) refuse(t('unknownBuilding', { id, choices: buildings.map(idOf).join(', ') }));
    else if (!number) refuse(t('noNumber'));
    else if (rows.some((row) => row.file === file && row.after.number === number))
      refuse(t('twice', { number }));
    else {
      const units = (valueAt(files[file], ['units']) ?? []) as Unit[];
      const place = units.findIndex((unit) => unit.number === number);
      const before = units[place];
      const after = withCells(before, columns, cells);
      rows.push({ line, file, before, after, at: place });
    }
  }
  return {
    rows: rows.filter(({ before, after }) => !isDeepStrictEqual(before, after)),
    refused,
    columns: columns.filter((column) => column !== undefined),
  };
}

const namesOf = ({ path, heads }: Column) => [path.join('.'), ...Object.values(heads)].map(keyOfHead);

/** What the column of the building’s name is called. */
export function buildingHead(locale: Locale): string {
  return descriptionOf(locale, { field: 'building' }).label;
}

const buildingHeads = () => ['building', ...routing.locales.map(buildingHead)].map(keyOfHead);

/** A unit with what the cells of its row say. */
function withCells(
  before: Unit | undefined,
  columns: readonly (Column | undefined)[],
  cells: string[],
): Unit {
  const after = columns.reduce<Unit | undefined>(
    (unit, column, at) =>
      column ? withValue(unit, column.path, readCell(cells[at] ?? '', column.schema)) : unit,
    before,
  );
  return after ?? {};
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

/** The edits of some rows, and the place of each row’s unit in its list once they are made. New units come first, at the end of the list. */
function editsOf(files: Record<string, unknown>, rows: readonly Row[]) {
  const lists = new Map<string, Unit[] | undefined>();
  const places = new Map<Row, number>();
  const inserts = rows
    .filter(({ before }) => !before)
    .map((row): Edit => {
      const { file, after } = row;
      const list = lists.has(file)
        ? lists.get(file)
        : (valueAt(files[file], ['units']) as Unit[] | undefined);
      const at = list?.length ?? 0;
      places.set(row, at);
      lists.set(file, [...(list ?? []), after]);
      return { kind: 'insert', file, path: ['units', at], before: list, value: after };
    });
  const sets = rows.flatMap(({ file, at, before, after }): Edit[] =>
    [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])]
      .filter((name) => before && !isDeepStrictEqual(before[name], after[name]))
      .map((name) => ({
        ...{ kind: 'set', file, path: ['units', at, name] },
        ...{ before: before?.[name], value: after[name] },
      })),
  );
  return { edits: [...inserts, ...sets], placeOf: (row: Row) => places.get(row) ?? row.at };
}

function listDifferences(
  columns: readonly Column[],
  before: Unit | undefined,
  after: Unit,
  locale: Locale,
): ChangedUnit['fields'] {
  return columns.flatMap(({ path, schema, heads }) => {
    const [was, is] = [before, after].map((unit) => writeCell(valueAt(unit, path), schema, locale));
    return was === is ? [] : [{ name: heads[locale], before: was ?? '', after: is ?? '' }];
  });
}
