import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { formatPhone } from '../../i18n/phones';
import { catalogOf, type Locale, routing } from '../../i18n/routing';
import { valueAt } from '../../lib/value-at';
import { listFields } from '../../model/rules/rule';
import { listWordFiles, readJsonFile } from '../../tools/check/site-files';

/** A field of a catalog or record. */
export type Place = { file: string; field: string };

/**
 * The fields from which a text of a page comes: those of the record that the text is about, else messages with their
 * values filled in and records unchanged.
 *
 * @param root the folder of the project
 * @param locale the language of the page
 * @param text as the page shows it
 * @param pages the addresses to which the text belongs, the nearest first: those to which its row leads, and its page
 */
export function findText(root: string, locale: Locale, text: string, pages: readonly string[] = []): Place[] {
  const wanted = plain(text);
  const texts = listWordFiles(root)
    .filter((file) => !file.startsWith('messages/') || file === catalogOf(locale))
    .flatMap((file) => listFields(file, readJsonFile(root, file)?.data))
    .flatMap(({ record: file, field, value }) => (typeof value === 'string' ? { file, field, value } : []));
  for (const page of pages) {
    const found = findInRecord(root, page, wanted, texts);
    if (found.length > 0) return found;
  }
  if (wanted.length < 2) return [];
  const places = texts
    .filter(({ file, value }) =>
      file.startsWith('messages/')
        ? patternOf(value)?.test(wanted)
        : [value, formatPhone(value, locale)].some((shown) => plain(shown) === wanted),
    )
    .map(({ file, field }) => ({ file, field }));
  // What was pressed is in the page itself.
  const isInHead = ({ field }: Place) => field.startsWith('Metadata.');
  return [...places.filter((place) => !isInHead(place)), ...places.filter(isInHead)];
}

/** The fields of the project or unit of a page that a text shows: as they are, as the word of a choice, or as a figure. */
function findInRecord(
  root: string,
  page: string,
  wanted: string,
  texts: readonly (Place & { value: string })[],
): Place[] {
  const [file, record, path] = recordOf(root, page) ?? [];
  if (!file) return [];
  const fields = listFields(file, record, path).map(({ field, value }) => ({ file, field, value }));
  const messages = texts.flatMap(({ file, field, value }) => {
    const match = file.startsWith('messages/') ? patternOf(value)?.exec(wanted) : undefined;
    return match ? [{ name: lastOf(field), values: match.groups ?? {} }] : [];
  });
  const choices = messages.map(({ name }) => name);
  /** Whether a message, such as “Unit {number}”, shows a field in the place that has its name. */
  const isFilledIn = (name: string, value: unknown) =>
    messages.some(({ values }) => values[name]?.replaceAll(',', '') === String(value));
  const figures = wanted.match(/\d[\d,.]*/g) ?? [];
  const figure = figures.length === 1 ? Number(figures[0]?.replaceAll(',', '')) : undefined;
  const shown: ((value: unknown, name: string) => boolean)[] = [
    (value) => typeof value === 'string' && plain(value) === wanted,
    (value) => typeof value === 'string' && choices.includes(value),
    (value, name) => isFilledIn(name, value),
    (value) => value === figure && figure !== undefined,
  ];
  const found = shown.map((shows) => fields.filter(({ field, value }) => shows(value, lastOf(field))));
  return (found.find(({ length }) => length > 0) ?? []).map(({ file, field }) => ({ file, field }));
}

/** The record of a page about one project or unit: its file, its data, and where in the file it is. */
function recordOf(root: string, page: string): [string, unknown, string[]] | undefined {
  const names = page.split('/').filter((name) => name && !routing.locales.some((locale) => locale === name));
  const [folder = '', number] = names;
  const dataOf = (file: string) => readJsonFile(root, file)?.data;
  if (folder === 'project') {
    const projects = listWordFiles(root).filter((file) => file.startsWith('content/projects/'));
    const file = projects.find((candidate) => String(valueAt(dataOf(candidate), ['index'])) === number);
    return file ? [file, dataOf(file), []] : undefined;
  }
  const file = listWordFiles(root).find((candidate) => candidate === `content/buildings/${folder}.json`);
  const units = file && valueAt(dataOf(file), ['units']);
  const at = Array.isArray(units) ? units.findIndex((unit) => unit.number === number) : -1;
  return file && at >= 0 ? [file, (units as unknown[])[at], ['units', String(at)]] : undefined;
}

function lastOf(field: string): string {
  return field.split('.').at(-1) ?? '';
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What a message can read as; undefined when it has no fixed words. */
function patternOf(message: string): RegExp | undefined {
  try {
    const source = sourceOf(parse(message), new Set());
    return /\p{L}/u.test(source.replaceAll(/\(\?<\w+>/g, '')) ? new RegExp(`^${source}$`, 'u') : undefined;
  } catch {
    return undefined;
  }
}

const anything = '.{1,120}?';

/** @param names the values that have a group by their name already */
function sourceOf(elements: MessageFormatElement[], names: Set<string>): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return plainLiteral(element.value);
      if (element.type === TYPE.tag) return sourceOf(element.children, names);
      if (element.type === TYPE.pound || names.has(element.value)) return anything;
      if (element.type !== TYPE.plural && element.type !== TYPE.select) {
        names.add(element.value);
        return `(?<${element.value}>${anything})`;
      }
      return `(?:${Object.values(element.options)
        .map(({ value }) => sourceOf(value, names))
        .join('|')})`;
    })
    .join('');
}

function plainLiteral(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
