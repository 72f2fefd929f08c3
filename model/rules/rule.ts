import { routing } from '../../i18n/routing';
import type { RecordIssue } from '../issues';
import type {
  BuildingRecord,
  ClientRecord,
  CompanyRecord,
  FallbackPostRecord,
  PaletteRecord,
  ProjectRecord,
  RedirectRecord,
} from '../schema';
import type { RecordMessage } from '../sentences';

/** Valid records by the names of their files, such as `company` for `content/company.json`. */
export type Records = {
  clients?: ClientRecord[];
  company?: CompanyRecord;
  palette?: PaletteRecord;
  redirects?: RedirectRecord[];
  social?: FallbackPostRecord[];
  /** By the names of their files, such as `projects/steel-hall`. */
  [project: `projects/${string}`]: ProjectRecord;
  [building: `buildings/${string}`]: BuildingRecord;
};

/** A value in a record; `field` is its path with dots, such as `he.title`. */
export type Field = { record: string; path: string[]; field: string; value: unknown };

/** A mistake across records, with a level. */
export type RuleIssue = RecordIssue & { level: 'error' | 'warning'; field: string };

/** The finding of a rule about a field, or about another one in the same record. */
export type Hit = RecordMessage & { field?: string; value?: unknown };

export type Context = {
  records: Records;
  /** Every field to which the rule applies. */
  fields: Field[];
  /** Every field of every record, groups before their fields. */
  all: Field[];
  /** A field of a record. */
  at: (record: string, field: string) => Field | undefined;
  /** The day in the site’s time zone, ISO 8601. */
  today: string;
  /** The addresses of the site, each with its anchors; undefined when a record could not be read. */
  pages: ReadonlyMap<string, ReadonlySet<string>> | undefined;
};

/** A rule across the fields of a record, or across records. */
export type Rule = {
  /** The record and the path of a field in it: `*` is one name, `**` any number of them, `{a,b}` a choice. */
  at: string;
  level?: 'warning';
  /** Returns the mistake in a field, with a correction. */
  wrong: (field: Field, context: Context) => Hit | Hit[] | undefined;
};

/** Whether a pattern such as `projects/* *.title` is for a field. */
export function matcherOf(pattern: string): (field: Field) => boolean {
  const source = pattern
    .replaceAll('.', '\\.')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*\*\\\.|\*\*|\*/g, (stars) => ({ '*': '[^ .]+', '**': '.*' })[stars] ?? '(?:.*\\.)?');
  const whole = new RegExp(`^${source}$`);
  return ({ record, field }) => whole.test(`${record} ${field}`);
}

/** Returns every field of a record, with groups and lists before their fields. */
export function listFields(record: string, value: unknown, path: string[] = []): Field[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    { record, path, field: path.join('.'), value },
    ...inside.flatMap(([name, part]) => listFields(record, part, [...path, name])),
  ];
}

/** Returns the building of a field's record. */
export function buildingOf({ record }: Field, { records }: Context): BuildingRecord | undefined {
  return records[record as `buildings/${string}`];
}

/** Returns the language of a text of a record; undefined for other values. */
export function localeOf({ path }: Field) {
  return routing.locales.find((locale) => path.includes(locale));
}

/** Returns the same field in another language. */
export function twinOf(field: Field, locale: string, { at }: Context): Field | undefined {
  const own = localeOf(field);
  return at(field.record, field.path.map((name) => (name === own ? locale : name)).join('.'));
}

/**
 * Returns a rule for a unique value: in its list, or in all projects. Empty titles of drafts are skipped.
 *
 * @param key the sentence; its value `other` is the place of the first duplicate
 */
export function unique(key: RecordMessage['key']): Rule['wrong'] {
  // Items of a list are compared with one another, all other fields with other projects.
  const kindOf = ({ record, field }: Field) =>
    /\d/.test(field) ? `${record} ${field.replace(/\d+/, '*')}` : `${record.replace(/\/.*/, '')} ${field}`;
  const firstOf = (field: Field | undefined, fields: Field[]) =>
    field &&
    field.value !== '' &&
    fields
      .slice(0, fields.indexOf(field))
      .find((other) => other.value === field.value && kindOf(other) === kindOf(field));
  return (field, context) => {
    const first = firstOf(field, context.fields);
    if (
      !first ||
      earlierLocales(field).some((locale) => firstOf(twinOf(field, locale, context), context.fields))
    )
      return undefined;
    const other = first.record === field.record ? first.field : `content/${first.record}.json`;
    return { key, values: { other } } as Hit;
  };
}

/** Returns the languages before the one of a field, so that a mistake in several languages is reported once. */
export function earlierLocales(field: Field): readonly string[] {
  return routing.locales.slice(0, Math.max(0, routing.locales.indexOf(localeOf(field) as never)));
}
