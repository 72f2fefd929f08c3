import { catalogOf, routing } from '../../i18n/routing';
import { isObject } from '../../lib/is-object';
import { choicesOf, listParts } from '../../model/fields/schema';
import { listFieldSchemas } from '../../model/fields/shapes';
import { showValue } from '../../model/issues';
import { listFields } from '../../model/rules/rule';
import { type CodeWords, readCodeWords } from './code-words';
import { error, type Issue } from './issue';
import { type Catalog, checkMessageForms } from './message-forms';
import type { Site } from './read';
import { findRenamed, groupOf, nameOf } from './renamed';
import type { Message, Values } from './sentences';
import { matchesOf } from './site-files';

function issueAt({ file, parts }: Catalog, field: string, key: Message['key'], values?: Values): Issue {
  return error({ file, field: field || undefined, value: showValue(parts.get(field)) }, key, values);
}

/** Reports catalogs that differ from one another or from the code in texts, groups or arguments. */
export function checkCatalogs(site: Site): Issue[] {
  const code = readCodeWords(site.root);
  const catalogs = readCatalogs(site);
  const groups = catalogs.filter(({ parts }) => isObject(parts.get('')));
  const [first, ...otherCatalogs] = groups;
  return [
    ...catalogs.flatMap(wrongTexts),
    ...catalogs.flatMap(sameNames),
    ...otherCatalogs.flatMap((other) => compare(first as Catalog, other, code)),
    ...checkMessageForms(catalogs, code),
  ];
}

/** The groups of texts whose keys records name, such as `Units.uses`. */
const namedGroups = new Set(
  Object.values(listFieldSchemas())
    .flatMap(listParts)
    .map(({ among }) => among),
);

/** Returns the values of the records. */
function listValues({ files }: Site): Set<unknown> {
  const records = [...files].filter(([file]) => file.startsWith('content/'));
  return new Set(records.flatMap(([file, { data }]) => listFields(file, data).map(({ value }) => value)));
}

/**
 * Reports texts that neither the code nor a record uses. The editor skips this check: it caches the words of the code, and a merge can add
 * a text together with its use.
 */
export function checkUnusedTexts(site: Site): Issue[] {
  const code = readCodeWords(site.root);
  const [first, ...others] = readCatalogs(site);
  if (!first) return [];
  const named = listValues(site);
  const isNamed = (key: string) => namedGroups.has(groupOf(key)) && named.has(nameOf(key));
  return [...first.parts.keys()]
    .filter((key) => typeof first.parts.get(key) === 'string' && !code.names(nameOf(key)) && !isNamed(key))
    .filter((key) => others.every(({ parts }) => parts.has(key)))
    .map((key) => issueAt(first, key, 'catalogs.unused'));
}

function readCatalogs({ files }: Site): Catalog[] {
  return routing.locales.flatMap((locale): Catalog[] => {
    const file = catalogOf(locale);
    const json = files.get(file);
    const parts = listFields(file, json?.data).map(({ field, value }) => [field, value] as const);
    return json ? [{ file, locale, parts: new Map(parts) }] : [];
  });
}

function wrongTexts(catalog: Catalog): Issue[] {
  return [...catalog.parts].flatMap(([key, value]) => {
    if (isObject(value) && (!key || Object.keys(value).length > 0)) return [];
    if (!key) return issueAt(catalog, key, 'catalogs.noGroup');
    if (typeof value !== 'string') return issueAt(catalog, key, 'record.text');
    return value.trim() ? [] : issueAt(catalog, key, 'record.empty');
  });
}

/** The choices of each field. A group of texts with the same keys contains their names. */
const choices = Object.values(listFieldSchemas())
  .flatMap(listParts)
  .map(choicesOf)
  .filter(({ length }) => length > 0);

/** Reports choices of one field with the same name, such as two statuses. */
function sameNames(catalog: Catalog): Issue[] {
  return [...catalog.parts].flatMap(([group, texts]) => {
    if (!isObject(texts) || !choices.some((names) => names.every((name) => name in texts))) return [];
    const names = Object.entries(texts).flatMap(([choice, text]) => {
      // A name may depend on another field, and then has several forms.
      const forms = matchesOf(String(text), /\w \{([^{}]*)\}/g);
      return [text, ...forms].map((name) => ({ name, key: `${group}.${choice}` }));
    });
    return names.flatMap(({ name, key }) => {
      const { key: other = key } = names.find((first) => first.name === name) ?? {};
      return other === key ? [] : issueAt(catalog, key, 'catalogs.sameName', { other });
    });
  });
}

/** Reports keys that only one of two catalogs has. A renamed text is reported once, in the catalog with the wrong name. */
function compare(one: Catalog, other: Catalog, code: CodeWords): Issue[] {
  const renamedKeys = findRenamed(keysBeyond(one, other), keysBeyond(other, one));
  const pairedKeys = [...renamedKeys].flat();
  return [
    ...missing(other, one, pairedKeys),
    ...missing(one, other, pairedKeys),
    ...Array.from(renamedKeys, ([key, name]) =>
      code.names(nameOf(name)) && !code.names(nameOf(key))
        ? issueAt(one, key, 'catalogs.otherName', { key: name, other: other.file })
        : issueAt(other, name, 'catalogs.otherName', { key, other: one.file }),
    ),
  ];
}

/** Reports the texts and groups that a catalog lacks. @param found keys with another name, which are skipped */
function missing(catalog: Catalog, from: Catalog, found: readonly string[]): Issue[] {
  const other = from.file;
  const absentKeys = keysBeyond(from, catalog);
  return [...from.parts].flatMap(([key, value]) => {
    if (isObject(value) && catalog.parts.has(key) && !isObject(catalog.parts.get(key)))
      return issueAt(catalog, key, 'catalogs.group', { other });
    if (found.includes(key) || !absentKeys.includes(key)) return [];
    const hint = isObject(value) ? 'catalogs.missingGroup' : 'catalogs.missing';
    return issueAt(catalog, key, hint, { text: showValue(value), other });
  });
}

/** Returns the outermost keys that a catalog has and another lacks. */
function keysBeyond(one: Catalog, other: Catalog): string[] {
  return [...one.parts.keys()].filter(
    (key) => !other.parts.has(key) && isObject(other.parts.get(groupOf(key))),
  );
}
