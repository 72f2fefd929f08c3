import { nameOfLanguage } from '../../i18n/language-names';
import { catalogOf, routing } from '../../i18n/routing';
import { isObject } from '../../lib/is-object';
import { shorten } from '../../lib/shorten';
import { valueAt } from '../../lib/value-at';
import { descriptionOf, descriptions } from '../../model/fields';
import { coreOf, type FieldSchema, fieldAt } from '../../model/fields/schema';
import { readForms } from '../../tools/check/plural-forms';
import type { Place } from '../backend/edit';
import type { EditorLocale } from '../messages';
import { docIdOf, findDoc, shapeOf } from './documents';
import type { Path, State } from './editor-state';

/** Stands between the parts of a place. */
export const separator = ' › ';

/** Returns the field of a draft or, where drafts have none, of a published record. */
function fieldOf(file: string, path: Path): FieldSchema | undefined {
  return fieldAt(shapeOf(file, true), path) ?? fieldAt(shapeOf(file), path);
}

/**
 * Returns the names of the parts of a path: language and use of a message, name or number of an item.
 *
 * @param item the value at the end of a path that the file does not have
 */
function placeNames(state: State, locale: EditorLocale, file: string, path: Path, item?: unknown): string[] {
  const ofCatalog = routing.locales.find((language) => catalogOf(language) === file);
  if (ofCatalog) return [nameOfLanguage(ofCatalog, locale), messageLabel(state, locale, path)];
  return path.map((part, index) => {
    if (!Number.isNaN(Number(part))) {
      const own = index === path.length - 1 ? itemName(locale, item) : '';
      const name = own || itemName(locale, valueAt(state.files[file], path.slice(0, index + 1)));
      return name || String(Number(part) + 1);
    }
    const language = routing.locales.find((known) => known === part);
    if (language) return nameOfLanguage(language, locale);
    const field = fieldOf(file, path.slice(0, index + 1));
    return (field && descriptionOf(locale, field).label) || String(part);
  });
}

/** Returns the name of a place with its form, such as “The company › Phone”. */
export function titleOfPlace(
  state: State,
  locale: EditorLocale,
  file: string,
  path: Path,
  item?: unknown,
): string {
  const title = findDoc(state, locale, docIdOf(file, path))?.title;
  return [title, ...placeNames(state, locale, file, path, item)].filter(Boolean).join(separator);
}

/** Formats a value in one line: a choice by its name, a day in words, a group by its parts. */
export function valueName(state: State, locale: EditorLocale, { file, path }: Place, value: unknown): string {
  if (value === true) return '✓';
  if (typeof value === 'object' && value !== null) {
    const placeOf = (key: string) => ({ file, path: [...path, key] });
    const shown = Object.entries(value).filter(([key]) => fieldOf(file, [...path, key])?.kind !== 'itemId');
    const parts = shown.map(([key, part]) => valueName(state, locale, placeOf(key), part));
    // Parts in two languages, or a path, would exchange their places in the line.
    const isolated = parts.filter(Boolean).map((part) => `\u2068${part}\u2069`);
    return isolated.join(' · ');
  }
  const text = String(value ?? '');
  const field = coreOf(fieldOf(file, path) ?? {});
  const { choices = {} } = descriptionOf(locale, field);
  const name = itemsAmong(state, locale, file, field)?.get(text) ?? choices[text];
  return name ?? dateName(locale, text, field.kind) ?? text;
}

/**
 * Returns the names of the items or texts among which a field chooses, by their ids or keys; undefined where it chooses
 * among none.
 */
export function itemsAmong({ files }: State, locale: EditorLocale, file: string, { among }: FieldSchema) {
  if (!among) return undefined;
  const lists = [file, 'content/company.json'].map((known) => valueAt(files[known], [among]));
  const items = lists.find((list) => Array.isArray(list) && list.every(isObject)) as
    | { id: unknown }[]
    | undefined;
  if (items) return new Map(items.map((item) => [String(item.id), itemName(locale, item)]));
  const texts = valueAt(files[catalogOf(locale)], among.split('.'));
  return isObject(texts)
    ? new Map(Object.entries(texts).map(([key, text]) => [key, String(text)]))
    : undefined;
}

const dateStyles: Record<string, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
};

/** Formats a date of a record; undefined for other texts. */
export function dateName(locale: EditorLocale, text: string, kind = ''): string | undefined {
  const date = new Date(text);
  const isDate = dateStyles[kind] && !Number.isNaN(date.getTime());
  return isDate ? date.toLocaleString(locale, { ...dateStyles[kind], timeZone: 'UTC' }) : undefined;
}

/** Returns the name of an item in its list: its first text that names it. */
export function itemName(locale: EditorLocale, item: unknown): string {
  const texts = ['title', 'name', 'place', 'caption', 'alt'].map((name) => [name, locale]);
  const found = [...texts, ['date'], ['number'], ['scene']]
    .map((path) => valueAt(item, path))
    .find((value) => typeof value === 'string' && value !== '');
  return shorten(String(found ?? ''), 60);
}

/** A day and hour. */
export function momentOf(locale: EditorLocale, time: string): string {
  return new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Returns the name of a message: its label, a help text that no other message has, or its text for any number. */
export function messageLabel({ files }: State, locale: EditorLocale, path: Path): string {
  const { label, help } = descriptionOf(locale, { field: `messages.${path.join('.')}` });
  const texts = [locale, routing.defaultLocale].map((known) => valueAt(files[catalogOf(known)], path));
  const isShared =
    Object.values(descriptions[locale] ?? {}).filter((other) => other.help === help).length > 1;
  const text = String(texts.find(Boolean) ?? '');
  const { start = '', forms, end = '' } = readForms(text) ?? {};
  return (
    label || (!isShared && help) || shorten(forms ? `${start}${forms.get('other') ?? ''}${end}` : text, 40)
  );
}
