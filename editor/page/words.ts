import { descriptionOf } from '../../content/fields';
import { coreOf, fieldAt } from '../../content/fields/schema';
import { nameOfLanguage } from '../../i18n/language-names';
import { routing } from '../../i18n/routing';
import { shorten } from '../../lib/shorten';
import { valueAt } from '../../lib/value-at';
import type { EditorLocale } from '../messages';
import { catalogOf, docIdOf, findDoc, shapeOf } from './documents';
import type { Path, State } from './editor-state';

/** What the parts of a path in a file are called; a message by its language and by what it is for. */
export function placeNames(locale: EditorLocale, file: string, path: Path): string[] {
  const ofCatalog = routing.locales.find((language) => catalogOf(language) === file);
  if (ofCatalog) return [nameOfLanguage(ofCatalog, locale), messageLabel(locale, path)].filter(Boolean);
  const shape = shapeOf(file);
  return path.map((part, index) => {
    if (!Number.isNaN(Number(part))) return String(Number(part) + 1);
    const language = routing.locales.find((known) => known === part);
    if (language) return nameOfLanguage(language, locale);
    const field = fieldAt(shape, path.slice(0, index + 1));
    return (field && descriptionOf(locale, field).label) || String(part);
  });
}

/** A place with what it is in, such as “The company › Phone”. */
export function titleOfPlace(state: State, locale: EditorLocale, file: string, path: Path): string {
  const title = findDoc(state, locale, docIdOf(file, path))?.title;
  return [title, ...placeNames(locale, file, path)].filter(Boolean).join(' › ');
}

/** A value in one line as its form shows it: a choice by its name, a day as it is said, a group by its parts. */
export function valueName(locale: EditorLocale, file: string, path: Path, value: unknown): string {
  if (value === true) return '✓';
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => valueName(locale, file, [...path, key], part));
    return parts.filter(Boolean).join(' · ');
  }
  const text = String(value ?? '');
  const field = coreOf(fieldAt(shapeOf(file), path) ?? {});
  return descriptionOf(locale, field).choices?.[text] ?? dateName(locale, text, field.kind) ?? text;
}

const dateStyles: Record<string, Intl.DateTimeFormatOptions> = {
  day: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
};

/** A date of a record in words; undefined for what is none. */
export function dateName(locale: EditorLocale, text: string, kind = ''): string | undefined {
  // The clock of the site, whatever that of this machine is.
  const date = new Date(kind === 'moment' ? `${text}Z` : text);
  const isDate = dateStyles[kind] && !Number.isNaN(date.getTime());
  return isDate ? date.toLocaleString(locale, { ...dateStyles[kind], timeZone: 'UTC' }) : undefined;
}

/** What an item is called in its list: its first text that names it. */
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

/** What a message is called: by its name, else by what it is for. */
export function messageLabel(locale: EditorLocale, path: Path): string {
  const { label, help = '' } = descriptionOf(locale, { field: `messages.${path.join('.')}` });
  return label || help;
}
