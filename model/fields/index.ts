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

/** The keys of a field's description: sort of value, shared shape, and path without indices and languages. */
export type Described = { kind?: string; name?: string; field?: string };

/** A language of the editor and the check, which need not be one of the site. */
export type DescribedLocale = 'he' | 'en';

/** The descriptions in each of these languages; messages are under `messages.` and their key. */
export const descriptions: Record<DescribedLocale, Record<string, Partial<Description>>> = { he, en };

export const describedLocales = Object.keys(descriptions) as DescribedLocale[];

/** Returns the keys under which a field may be described, its path first. */
export function keysOf({ field, name, kind }: Described): string[] {
  return [field, name, kind].filter((key) => key !== undefined);
}

/** Returns the description of a field. Its path has priority over its shared shape, and the shape over its kind. */
export function descriptionOf(locale: DescribedLocale, described: Described): Description {
  const parts = keysOf(described).map((key) => descriptions[locale][key]);
  return Object.assign({ label: '' }, ...parts.reverse());
}

/** Returns the key of a field's hint in the sentences of the check; undefined when it has no hint. */
export function hintKey(described: Described): `hint.${string}` | undefined {
  const key = keysOf(described).find((name) => descriptions.en[name]?.hint);
  return key === undefined ? undefined : `hint.${key.replaceAll('.', '-')}`;
}

/** Returns the names of the colours in a language, by the keys of the colours. */
export function toneNamesIn(locale: DescribedLocale): Record<string, string> {
  const prefix = 'palette.';
  const names = Object.entries(descriptions[locale]).flatMap(([key, { label = '' }]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), label]] : [],
  );
  return Object.fromEntries(names);
}

/** Returns the hints of a language by their keys; a key of sentences contains no dot. */
export function hintsIn(locale: DescribedLocale): Record<string, string> {
  const hints = Object.entries(descriptions[locale]).flatMap(([key, { hint }]) =>
    hint ? [[key.replaceAll('.', '-'), hint]] : [],
  );
  return Object.fromEntries(hints);
}
