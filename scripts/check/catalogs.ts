import { showValue } from '../../content/read/faults';
import { nearName } from '../../content/read/near-names';
import { type Locale, routing } from '../../i18n/routing';
import type { Finding } from './finding';
import { catalogOf, readJsonFile } from './project-files';

const languages: Record<Locale, string> = { he: 'Hebrew', en: 'English' };

/** Every word stands in both catalogs, is a text and is not empty. */
export function checkCatalogs(root: string): Finding[] {
  const catalogs = new Map<Locale, Map<string, unknown>>();
  for (const locale of routing.locales) {
    const read = readJsonFile(root, catalogOf(locale));
    if (read) catalogs.set(locale, flatten(read.data));
  }
  return [...catalogs].flatMap(([locale, words]) => [
    ...[...words].flatMap(([key, value]) => wrongText(locale, key, value)),
    ...[...catalogs].flatMap(([other, theirs]) => missingWords(locale, words, other, theirs)),
  ]);
}

/** The messages of a catalog by their full key; groups are opened, everything else stays as it is. */
export function flatten(data: unknown, prefix = ''): Map<string, unknown> {
  const isGroup = typeof data === 'object' && data !== null && !Array.isArray(data);
  if (!isGroup || (prefix && Object.keys(data).length === 0)) return new Map([[prefix, data]]);
  return new Map(
    Object.entries(data).flatMap(([key, value]) => [...flatten(value, prefix ? `${prefix}.${key}` : key)]),
  );
}

function wrongText(locale: Locale, key: string, value: unknown): Finding[] {
  const finding = {
    level: 'error' as const,
    file: catalogOf(locale),
    field: key || '(the whole file)',
    value: showValue(value),
  };
  if (!key) return [{ ...finding, cure: 'a catalog is a group { } of texts' }];
  if (typeof value !== 'string') return [{ ...finding, cure: 'write a text in straight quotes' }];
  return value.trim() ? [] : [{ ...finding, cure: `is empty: write the ${languages[locale]} text` }];
}

/** What a catalog lacks and another has. A word under another name in the first is told as that name. */
function missingWords(
  locale: Locale,
  words: Map<string, unknown>,
  other: Locale,
  theirs: Map<string, unknown>,
): Finding[] {
  const own = [...words.keys()].filter((key) => !theirs.has(key));
  return [...theirs].flatMap(([key, value]): Finding[] => {
    if (words.has(key) || groupsOf(key).some((group) => words.has(group))) return [];
    if (own.some((each) => groupsOf(each).includes(key))) {
      if (typeof value !== 'string') return [];
      const cure = `write a group { } of texts, as in ${catalogOf(locale)}`;
      return [{ level: 'error', file: catalogOf(other), field: key, value: showValue(value), cure }];
    }
    const group = groupsOf(key).at(-1);
    const near = nearName(
      key,
      own.filter((each) => groupsOf(each).at(-1) === group),
    );
    const cure = near
      ? `is missing, and only this file has ${near}: give both files the same name`
      : `is missing: add the ${languages[locale]} of ${showValue(value)}, or take the key out of ${catalogOf(other)}`;
    return [{ level: 'error', file: catalogOf(locale), field: key, value: 'missing', cure }];
  });
}

/** The groups around a message from the outermost, which is the file itself: `''`, `Services`, `Services.guidance`. */
function groupsOf(key: string): string[] {
  const names = key.split('.');
  return ['', ...names.slice(1).map((_, at) => names.slice(0, at + 1).join('.'))];
}
