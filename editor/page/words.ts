import { createTranslator } from 'next-intl';
import { shorten } from '../../lib/shorten';
import en from '../messages/en.json';
import he from '../messages/he.json';
import hebrewNotes from '../messages/notes-he.json';
import { given } from './editor-state';

export type EditorLocale = 'he' | 'en';

const catalogs: Record<EditorLocale, typeof he> = { he, en };

/** The words of the editor itself. */
export function wordsOf(locale: EditorLocale) {
  return createTranslator({ locale, messages: catalogs[locale].Editor });
}

type Names = 'fields' | 'groups' | 'records' | 'choices' | 'help';

function find(locale: EditorLocale, names: Names, key: string): string | undefined {
  return (catalogs[locale][names] as Record<string, string>)[key];
}

/** What a field is called, by its name in the file. */
export function fieldLabel(locale: EditorLocale, name: string): string {
  return find(locale, 'fields', name) ?? name;
}

/** What a field is for: the editor's own words, else those of the shape. */
export function fieldHelp(locale: EditorLocale, kind: string, path: string, ofShape = ''): string {
  return (
    find(locale, 'help', `${kind}.${path}`) ?? find(locale, 'help', path.split('.').at(-1) ?? '') ?? ofShape
  );
}

export function groupLabel(locale: EditorLocale, group: string): string {
  return find(locale, 'groups', group) ?? group;
}

export function recordLabel(locale: EditorLocale, name: string): string {
  return find(locale, 'records', name) ?? name;
}

export function choiceLabel(locale: EditorLocale, choice: string): string {
  return find(locale, 'choices', choice) ?? choice;
}

/** What a message is for. */
export function noteOf(locale: EditorLocale, key: string): string {
  const notes: Record<string, string> = locale === 'he' ? hebrewNotes : given.schemas.notes;
  return notes[key] ?? '';
}

/** What a message is called: by what it is for, else by its kind, else by its first words. */
export function messageLabel(locale: EditorLocale, path: readonly string[], text: string): string {
  const name = path.at(-1) ?? '';
  const kind = find(locale, 'fields', name) ?? find(locale, 'choices', name);
  const ofTitle = name.endsWith('Title') ? fieldLabel(locale, 'title') : undefined;
  const start = shorten(text, 40);
  return noteOf(locale, path.join('.')) || (kind ?? ofTitle ?? start);
}
