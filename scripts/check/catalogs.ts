import { showValue } from '../../content/read/faults';
import { nearName } from '../../content/read/near-names';
import { nameOfLanguage } from '../../content/schema';
import { type Locale, routing } from '../../i18n/routing';
import type { Finding } from './finding';
import { catalogOf, readJsonFile } from './project-files';
import { flatten } from './texts';
import { findAskedKeys } from './used-keys';

/** Every word stands in both catalogs, is a text and is not empty. */
export function checkCatalogs(root: string): Finding[] {
  const catalogs = new Map<Locale, Map<string, unknown>>();
  for (const locale of routing.locales) {
    const read = readJsonFile(root, catalogOf(locale));
    if (read) catalogs.set(locale, flatten(read.data));
  }
  const isAsked = findAskedKeys(root);
  return [...catalogs].flatMap(([locale, words]) => [
    ...[...words].flatMap(([key, value]) => wrongText(locale, key, value)),
    ...[...catalogs].flatMap(([other, theirs]) => missingWords(locale, words, other, theirs, isAsked)),
  ]);
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
  return value.trim() ? [] : [{ ...finding, cure: `is empty: write the ${nameOfLanguage(locale)} text` }];
}

/** What a catalog lacks and another has. A word under another name is told where its name is the wrong one. */
function missingWords(
  locale: Locale,
  words: Map<string, unknown>,
  other: Locale,
  theirs: Map<string, unknown>,
  isAsked: (key: string) => boolean,
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
    const file = catalogOf(locale);
    if (near) {
      if (isAsked(near) && !isAsked(key)) return [];
      const cure = `is called ${key} in ${catalogOf(other)} and by the pages: write that name here`;
      return [{ level: 'error', file, field: near, value: showValue(words.get(near)), cure }];
    }
    const cure = `is missing: add the ${nameOfLanguage(locale)} of ${showValue(value)}, or take the key out of ${catalogOf(other)}`;
    return [{ level: 'error', file, field: key, value: 'missing', cure }];
  });
}

/** The groups around a message from the outermost, which is the file itself: `''`, `Services`, `Services.guidance`. */
function groupsOf(key: string): string[] {
  const names = key.split('.');
  return ['', ...names.slice(1).map((_, at) => names.slice(0, at + 1).join('.'))];
}
