import type { Locale } from '../../i18n/routing';
import en from './en.json';
import he from './he.json';

/** Label and help of a field, a message or a group of messages. */
export type Description = {
  label: string;
  /** Its purpose. */
  help?: string;
  /** A correction for a wrong value, in the syntax of the catalogs. */
  hint?: string;
  /** The names of its choices. */
  choices?: Record<string, string>;
};

/** Where a field is described: as a sort of value, as a shared shape, and by its path without indices and languages. */
export type Described = { kind?: string; name?: string; field?: string };

/** The descriptions by language; messages are under `messages.` and their key. */
export const descriptions: Record<Locale, Record<string, Partial<Description>>> = { he, en };

/** Returns a language's descriptions; the check reports a missing file, and must run without it. */
function descriptionsIn(locale: Locale): Record<string, Partial<Description>> {
  return descriptions[locale] ?? {};
}

/** The keys under which a field may be described, its path first. */
export function keysOf({ field, name, kind }: Described): string[] {
  return [field, name, kind].filter((key) => key !== undefined);
}

/** The description of a field: what its path says before its shared shape, and that before its kind. */
export function descriptionOf(locale: Locale, described: Described): Description {
  const parts = keysOf(described).map((key) => descriptionsIn(locale)[key]);
  return Object.assign({ label: '' }, ...parts.reverse());
}

/** The key of a field's hint among the sentences of the check, if it has one. */
export function hintKey(described: Described): `hint.${string}` | undefined {
  const key = keysOf(described).find((name) => descriptions.en[name]?.hint);
  return key === undefined ? undefined : `hint.${key.replaceAll('.', '-')}`;
}

/** The names of the colours in a language by their keys, as a group of sentences. */
export function toneNamesIn(locale: Locale): Record<string, string> {
  const prefix = 'palette.';
  const names = Object.entries(descriptionsIn(locale)).flatMap(([key, { label = '' }]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), label]] : [],
  );
  return Object.fromEntries(names);
}

/** The hints of a language by their keys, as a group of sentences. */
export function hintsIn(locale: Locale): Record<string, string> {
  const hints = Object.entries(descriptionsIn(locale)).flatMap(([key, { hint }]) =>
    hint ? [[key.replaceAll('.', '-'), hint]] : [],
  );
  return Object.fromEntries(hints);
}
