import { showValue } from '../../content/read/issues';
import { nearName } from '../../content/read/near-names';
import { type Locale, routing } from '../../i18n/routing';
import { error, type Issue } from './issue';
import { catalogOf, readJsonFile } from './project-files';
import { flatten } from './texts';
import { findAskedKeys } from './used-keys';

/** Every word is in both catalogs, is a text and is not empty. */
export function checkCatalogs(root: string): Issue[] {
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

function wrongText(locale: Locale, key: string, value: unknown): Issue[] {
  const place = { file: catalogOf(locale), field: key || undefined, value: showValue(value) };
  if (!key) return [error(place, 'catalogs.noGroup')];
  if (typeof value !== 'string') return [error(place, 'record.text')];
  return value.trim() ? [] : [error(place, 'record.empty')];
}

/** What a catalog lacks and another has. A word under another name is reported where its name is the wrong one. */
function missingWords(
  locale: Locale,
  words: Map<string, unknown>,
  other: Locale,
  theirs: Map<string, unknown>,
  isAsked: (key: string) => boolean,
): Issue[] {
  const own = [...words.keys()].filter((key) => !theirs.has(key));
  return [...theirs].flatMap(([key, value]): Issue[] => {
    if (words.has(key) || groupsOf(key).some((group) => words.has(group))) return [];
    if (own.some((each) => groupsOf(each).includes(key))) {
      if (typeof value !== 'string') return [];
      const place = { file: catalogOf(other), field: key, value: showValue(value) };
      return [error(place, 'catalogs.group', { other: catalogOf(locale) })];
    }
    const group = groupsOf(key).at(-1);
    const near = nearName(
      key,
      own.filter((each) => groupsOf(each).at(-1) === group),
    );
    const file = catalogOf(locale);
    if (near) {
      if (isAsked(near) && !isAsked(key)) return [];
      const place = { file, field: near, value: showValue(words.get(near)) };
      return [error(place, 'catalogs.otherName', { key, other: catalogOf(other) })];
    }
    const values = { text: showValue(value), other: catalogOf(other) };
    return [error({ file, field: key, value: { key: 'value.missing' } }, 'catalogs.missing', values)];
  });
}

/** The groups around a message from the outermost, which is the file itself: `''`, `Services`, `Services.guidance`. */
function groupsOf(key: string): string[] {
  const names = key.split('.');
  return ['', ...names.slice(1).map((_, at) => names.slice(0, at + 1).join('.'))];
}
