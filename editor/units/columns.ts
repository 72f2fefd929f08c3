import { nameOfLanguage } from '../../i18n/language-names';
import { routing } from '../../i18n/routing';
import { type DescribedLocale, describedLocales, descriptionOf } from '../../model/fields';
import { choicesOf, coreOf, type FieldSchema, fieldAt } from '../../model/fields/schema';
import { listFieldSchemas } from '../../model/fields/shapes';
import { readNumber } from './read-number';

/** A field of a unit that fits into a cell of a table. */
type Column = {
  path: string[];
  schema: FieldSchema;
  /** What its column is called in each language of the editor, from the outermost group. */
  heads: Record<DescribedLocale, string>;
};

/**
 * Lists the fields of a unit in their order: numbers, words and short lists; no pictures and plans. A new field of
 * `model/schema/units.ts` or `facts.ts` becomes a column without a change here.
 */
export function listColumns(): Column[] {
  const { building = {} } = listFieldSchemas();
  return columnsIn(fieldAt(building, ['units', 0]) ?? {}, []);
}

function columnsIn(group: FieldSchema, outer: readonly Column[]): Column[] {
  return Object.entries(group.properties ?? {}).flatMap(([name, field]) => {
    const schema = coreOf(field);
    const column = {
      path: [...(outer.at(-1)?.path ?? []), name],
      schema,
      heads: headsOf(name, schema, outer),
    };
    if (schema.kind === 'picture' || schema.kind === 'drawing') return [];
    if (schema.properties) return columnsIn(schema, [...outer, column]);
    const items = [schema.items ?? []].flat();
    return items.every(({ properties }) => !properties) ? [column] : [];
  });
}

function headsOf(name: string, schema: FieldSchema, outer: readonly Column[]): Column['heads'] {
  const language = routing.locales.find((each) => each === name);
  const heads = describedLocales.map((locale) => {
    const own = language ? nameOfLanguage(language, locale) : descriptionOf(locale, schema).label;
    return [locale, [outer.at(-1)?.heads[locale], own].filter(Boolean).join(' – ')];
  });
  return Object.fromEntries(heads);
}

/** A value as its cell has it; nothing where there is none. */
export function writeCell(value: unknown, schema: FieldSchema, locale: DescribedLocale): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.join('; ');
  // Excel turns 2041-06 into Jun-41, without the century, but keeps a whole day.
  if (schema.kind === 'month') return `${value}-01`;
  return descriptionOf(locale, schema).choices?.[String(value)] ?? String(value);
}

/**
 * Reads a cell in the forms of spreadsheets: any language's name of a choice, 1,450, 15/11/2026.
 *
 * @returns undefined for an empty cell; an unknown text unchanged, so that the check can name it
 */
export function readCell(cell: string, schema: FieldSchema): unknown {
  const text = cell.trim();
  if (text === '') return undefined;
  const { type, items, kind } = schema;
  if (items) {
    const parts = text.split(/[;,×]/).filter((part) => part.trim());
    return parts.map((part, at) => readCell(part, ([items].flat()[at] ?? [items].flat()[0]) as FieldSchema));
  }
  if (type === 'number' || type === 'integer') return readNumber(text) ?? text;
  if (kind === 'day' || kind === 'month') return readDay(text, kind);
  return readChoice(text, schema);
}

/** The day before the month, as it is written in Israel; a month may be written as one of its days. */
function readDay(text: string, kind: 'day' | 'month'): string {
  const [, day, month = '', year] = /^(?:(\d{1,2})[./-])?(\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  const isDay = year && (day || kind === 'month');
  const parts = [year, month, day ?? '1'].map((part) => part?.padStart(2, '0'));
  const written = isDay ? parts.join('-') : text;
  return kind === 'month' ? written.replace(/^(\d{4}-\d\d)-\d\d$/, '$1') : written;
}

function readChoice(text: string, schema: FieldSchema): string {
  const isMeant = (choice: string) =>
    describedLocales.some((locale) => descriptionOf(locale, schema).choices?.[choice] === text);
  return choicesOf(schema).find(isMeant) ?? text;
}

/** Returns the possible heads of a column: the path of its field, or its name in any language. */
export function namesOf({ path, heads }: Column): string[] {
  return [path.join('.'), ...Object.values(heads)].map(keyOfHead);
}

/** Returns the head of the column of a field of a unit; empty without one. */
export function headOf(path: readonly string[], locale: DescribedLocale): string {
  const column = listColumns().find((known) => known.path.every((name, index) => name === path[index]));
  return column?.heads[locale] ?? '';
}

/** Returns the head of the column with the building. */
export function buildingHead(locale: DescribedLocale): string {
  return descriptionOf(locale, { field: 'building' }).label;
}

/** Normalizes the head of a column for a comparison. */
export function keyOfHead(head: string): string {
  return head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
