import { choicesOf, listParts } from '../../content/fields/schema';
import { listFieldSchemas } from '../../content/fields/shapes';
import { showValue } from '../../content/read/issues';
import { nearName } from '../../content/read/near-names';
import { listFields } from '../../content/rules/rule';
import { routing } from '../../i18n/routing';
import { type CodeKeys, readCodeKeys } from './code-keys';
import { error, type Issue } from './issue';
import { checkMessageForms } from './message-forms';
import type { Site } from './read';
import { catalogOf } from './site-files';

/** A catalog by its keys: its texts and its groups, the whole under the key `''`. */
type Catalog = { file: string; parts: ReadonlyMap<string, unknown> };

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const groupOf = (key: string) => key.slice(0, Math.max(0, key.lastIndexOf('.')));
const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** Every catalog has the texts that the code asks for, in the same groups and with the same arguments. */
export function checkCatalogs(site: Site): Issue[] {
  const code = readCodeKeys(site.root);
  const catalogs = routing.locales.flatMap((locale): Catalog[] => {
    const json = site.files.get(catalogOf(locale));
    const parts = listFields('', json?.data).map(({ field, value }) => [field, value] as const);
    return json ? [{ file: catalogOf(locale), parts: new Map(parts) }] : [];
  });
  const groups = catalogs.filter(({ parts }) => isGroup(parts.get('')));
  const [first, ...others] = groups;
  return [
    ...catalogs.flatMap(wrongTexts),
    ...catalogs.flatMap(sameNames),
    ...others.flatMap((other) => compare(first as Catalog, other, code)),
    ...(groups.length === catalogs.length ? unknownKeys(catalogs, code) : []),
    ...checkMessageForms(site, code),
  ];
}

function wrongTexts({ file, parts }: Catalog): Issue[] {
  return [...parts].flatMap(([key, value]) => {
    if (isGroup(value) && (!key || Object.keys(value).length > 0)) return [];
    const place = { file, field: key || undefined, value: showValue(value) };
    if (!key) return [error(place, 'catalogs.noGroup')];
    if (typeof value !== 'string') return [error(place, 'record.text')];
    return value.trim() ? [] : [error(place, 'record.empty')];
  });
}

/** The choices of each field that has any: a group of texts with these keys says what they are called. */
const choices = Object.values(listFieldSchemas())
  .flatMap(listParts)
  .map(choicesOf)
  .filter(({ length }) => length > 0);

/** Two choices of a field, such as two statuses, that a page would call the same. */
function sameNames({ file, parts }: Catalog): Issue[] {
  const groups = [...parts].filter(
    ([, group]) => isGroup(group) && choices.some((names) => names.every((name) => name in group)),
  );
  return groups.flatMap(([key, group]) => {
    const texts = Object.entries(group as Record<string, unknown>).map(([name, value]) => ({
      ...{ name, value },
      // A name may depend on another field: each of its forms is one.
      called: [value, ...Array.from(String(value).matchAll(/\w \{([^{}]*)\}/g), ([, form]) => form)],
    }));
    return texts.flatMap(({ name, value, called }, index) => {
      const first = texts.slice(0, index).find((other) => other.called.some((key) => called.includes(key)));
      if (!first) return [];
      const place = { file, field: `${key}.${name}`, value: showValue(value) };
      return [error(place, 'catalogs.sameName', { other: `${key}.${first.name}` })];
    });
  });
}

/** What one catalog has and the other lacks. A text under another name is reported where its name is the wrong one. */
function compare(one: Catalog, other: Catalog, code: CodeKeys): Issue[] {
  const [lacking, extra] = [keysBeyond(one, other), keysBeyond(other, one)];
  const renamed = lacking.flatMap((key): [string, string][] => {
    const isBeside = (other: string) => groupOf(other) === groupOf(key);
    const [before, after] = [lacking.filter(isBeside), extra.filter(isBeside)];
    const near = after[after.map(nameOf).indexOf(nearName(nameOf(key), after.map(nameOf)) ?? '')];
    const found = near ?? (before.length === after.length ? after[before.indexOf(key)] : undefined);
    return found && isGroup(one.parts.get(key)) === isGroup(other.parts.get(found)) ? [[key, found]] : [];
  });
  const isMissing = (key: string) => !renamed.flat().includes(key);
  return [
    ...lacking.filter(isMissing).map((key) => missing(one, other, key)),
    ...extra.filter(isMissing).map((key) => missing(other, one, key)),
    ...renamed.map((keys) => {
      const isFirst = code.asks(keys[1]) && !code.asks(keys[0]);
      const [wrong, right] = isFirst ? [one, other] : [other, one];
      const [field, key] = isFirst ? keys : ([...keys].reverse() as typeof keys);
      const place = { file: wrong.file, field, value: showValue(wrong.parts.get(field)) };
      return error(place, 'catalogs.otherName', { key, other: right.file });
    }),
    ...[...one.parts.keys()].flatMap((field) => {
      const [here, there] = [one.parts.get(field), other.parts.get(field)];
      if (there === undefined || isGroup(here) === isGroup(there)) return [];
      const [wrong, right] = isGroup(here) ? [other, one] : [one, other];
      const place = { file: wrong.file, field, value: showValue(wrong.parts.get(field)) };
      return [error(place, 'catalogs.group', { other: right.file })];
    }),
  ];
}

/** The outermost keys that a catalog has and another lacks. */
function keysBeyond(one: Catalog, other: Catalog): string[] {
  return [...one.parts.keys()].filter(
    (key) => !other.parts.has(key) && isGroup(other.parts.get(groupOf(key))),
  );
}

function missing(from: Catalog, { file }: Catalog, field: string): Issue {
  const text = from.parts.get(field);
  const values = { text: showValue(text), other: from.file };
  const key = isGroup(text) ? 'catalogs.missingGroup' : 'catalogs.missing';
  return error({ file, field, value: { key: 'value.missing' } }, key, values);
}

/** What the code asks for and no catalog has: a text that was renamed in all of them, or a slip of the code. */
function unknownKeys(catalogs: Catalog[], code: CodeKeys): Issue[] {
  const [first] = catalogs;
  const gapOf = (key: string) => {
    const prefixes = key.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'));
    return prefixes.find((prefix) => catalogs.every(({ parts }) => !parts.has(prefix)));
  };
  const gaps = code.uses.flatMap((use) => {
    const found = use.keys.map(gapOf);
    return found[0] && !found.includes(undefined) ? [{ gap: found[0], ...use }] : [];
  });
  const once = gaps.filter(({ gap }, index) => gaps.findIndex((other) => other.gap === gap) === index);
  return once.flatMap(({ gap, file, line }) => {
    if (!first) return [];
    const names = [...first.parts.keys()].filter((key) => key && groupOf(key) === groupOf(gap));
    const unused = names.filter((name) => !code.asks(name) && !code.names.has(nameOf(name)));
    const former = nearName(gap, unused) ?? (unused.length === 1 ? unused[0] : undefined);
    const near = nearName(gap, names);
    if (!former)
      return error(
        { file, line, field: gap },
        near ? 'keys.unknownNear' : 'keys.unknown',
        near ? { near } : {},
      );
    const place = { file: first.file, field: former, value: showValue(first.parts.get(former)) };
    return error(place, 'keys.renamed', { key: gap, user: file });
  });
}
