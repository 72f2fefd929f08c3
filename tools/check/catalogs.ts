import { showValue } from '../../content/read/issues';
import { nearName } from '../../content/read/near-names';
import { type Locale, routing } from '../../i18n/routing';
import { valueAt } from '../../lib/value-at';
import { type CodeKeys, readCodeKeys } from './code-keys';
import { error, type Issue } from './issue';
import { checkMessageForms } from './message-forms';
import type { Site } from './read';
import { catalogOf } from './site-files';

type Group = Record<string, unknown>;
type Catalog = { file: string; group: Group };

/** Every catalog has the texts that the code asks for, in the same groups and with the same arguments. */
export function checkCatalogs(site: Site): Issue[] {
  const code = readCodeKeys(site.root);
  const catalogs = routing.locales.flatMap((locale: Locale) => {
    const file = catalogOf(locale);
    const data = site.files.get(file)?.data;
    return data === undefined ? [] : [{ file, group: data as Group }];
  });
  const wrong = catalogs.flatMap(({ file, group }) => wrongTexts(file, group));
  const [first, ...others] = catalogs.filter(({ group }) => isGroup(group));
  const apart = first ? others.flatMap((other) => compare(first, other, '', code)) : [];
  return [...wrong, ...apart, ...unknownKeys(catalogs, code), ...checkMessageForms(site, code)];
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrongTexts(file: string, value: unknown, key = ''): Issue[] {
  const isOpen = isGroup(value) && (!key || Object.keys(value).length > 0);
  if (isOpen)
    return Object.entries(value).flatMap(([name, part]) =>
      wrongTexts(file, part, key ? `${key}.${name}` : name),
    );
  const place = { file, field: key || undefined, value: showValue(value) };
  if (!key) return [error(place, 'catalogs.noGroup')];
  if (typeof value !== 'string') return [error(place, 'record.text')];
  return value.trim() ? [] : [error(place, 'record.empty')];
}

/** What one catalog has and the other lacks. A text under another name is reported where its name is the wrong one. */
function compare(one: Catalog, other: Catalog, prefix: string, code: CodeKeys): Issue[] {
  const lacking = Object.keys(one.group).filter((name) => !(name in other.group));
  const extra = Object.keys(other.group).filter((name) => !(name in one.group));
  const renamed = new Map(
    lacking.flatMap((name, index) => {
      const near = nearName(name, extra) ?? (lacking.length === extra.length ? extra[index] : undefined);
      return near && isGroup(one.group[name]) === isGroup(other.group[near]) ? [[name, near] as const] : [];
    }),
  );
  const isRenamed = new Set(renamed.values());
  return [
    ...lacking.flatMap((name) => (renamed.has(name) ? [] : missing(one, other, prefix, name))),
    ...extra.flatMap((name) => (isRenamed.has(name) ? [] : missing(other, one, prefix, name))),
    ...Array.from(renamed, ([name, near]) => {
      const isWrongHere = code.asks(prefix + near) && !code.asks(prefix + name);
      const [wrong, right] = isWrongHere ? [one, other] : [other, one];
      const [field, key] = isWrongHere ? [name, near] : [near, name];
      const place = { file: wrong.file, field: prefix + field, value: showValue(wrong.group[field]) };
      return error(place, 'catalogs.otherName', { key: prefix + key, other: right.file });
    }),
    ...Object.keys(one.group).flatMap((name): Issue[] => {
      const [here, there] = [one.group[name], other.group[name]];
      if (isGroup(here) && isGroup(there)) {
        const next = [
          { ...one, group: here },
          { ...other, group: there },
        ] as const;
        return compare(...next, `${prefix}${name}.`, code);
      }
      if (there === undefined || isGroup(here) === isGroup(there)) return [];
      const [wrong, right] = isGroup(here) ? [other, one] : [one, other];
      const place = { file: wrong.file, field: prefix + name, value: showValue(wrong.group[name]) };
      return [error(place, 'catalogs.group', { other: right.file })];
    }),
  ];
}

function missing(from: Catalog, to: Catalog, prefix: string, name: string): Issue {
  const place = { file: to.file, field: prefix + name, value: { key: 'value.missing' } as const };
  const text = from.group[name];
  if (isGroup(text)) return error(place, 'catalogs.missingGroup', { other: from.file });
  return error(place, 'catalogs.missing', { text: showValue(text), other: from.file });
}

/** What the code asks for and no catalog has: a text that was renamed in all of them, or a slip of the code. */
function unknownKeys(catalogs: Catalog[], code: CodeKeys): Issue[] {
  const [first] = catalogs;
  if (!first || !catalogs.every(({ group }) => isGroup(group))) return [];
  const told = new Set<string>();
  return code.uses.flatMap(({ keys, file, line }): Issue[] => {
    const [gap] = keys.map((key) => gapOf(catalogs, key));
    if (!gap || keys.some((key) => !gapOf(catalogs, key)) || told.has(gap)) return [];
    told.add(gap);
    const group = gap.slice(0, gap.lastIndexOf('.') + 1);
    const names = Object.keys(Object(valueAt(first.group, namesIn(group.slice(0, -1))))).map(
      (name) => group + name,
    );
    const unused = names.filter((name) => !code.asks(name) && !code.names.has(name.slice(group.length)));
    const former = nearName(gap, unused) ?? (unused.length === 1 ? unused[0] : undefined);
    if (former) {
      const place = {
        file: first.file,
        field: former,
        value: showValue(valueAt(first.group, namesIn(former))),
      };
      return [error(place, 'keys.renamed', { key: gap, user: file })];
    }
    const near = nearName(gap, names);
    return [
      error({ file, line, field: gap }, near ? 'keys.unknownNear' : 'keys.unknown', near ? { near } : {}),
    ];
  });
}

/** The outermost group of a key, or the key itself, that no catalog has; undefined when one has the key. */
function gapOf(catalogs: Catalog[], key: string): string | undefined {
  const names = key.split('.');
  const prefixes = names.map((_, index) => names.slice(0, index + 1).join('.'));
  return prefixes.find((prefix) =>
    catalogs.every(({ group }) => valueAt(group, namesIn(prefix)) === undefined),
  );
}

function namesIn(key: string): string[] {
  return key ? key.split('.') : [];
}
