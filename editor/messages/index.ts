import { createTranslator } from 'next-intl';
import en from './en.json';
import he from './he.json';

/** The words of the editor in each of its own languages, which need not be those of the site. */
export const catalogs = { he, en };

/** A language of the editor itself. */
export type EditorLocale = keyof typeof catalogs;

/** The languages of the editor itself; the texts of the site are in those of `routing.locales`. */
export const editorLocales = Object.keys(catalogs) as EditorLocale[];

/**
 * Returns the languages of the editor, the first one that a browser prefers in front.
 *
 * @param preferred language tags such as `en-GB`, by preference
 */
export function orderLocales(preferred: readonly string[]): readonly [EditorLocale, ...EditorLocale[]] {
  const found = preferred.flatMap(
    (tag) => editorLocales.find((locale) => locale === tag.split('-')[0]) ?? [],
  );
  return [...new Set([...found, ...editorLocales])] as [EditorLocale, ...EditorLocale[]];
}

/** The words of the editor itself. */
export function wordsOf(locale: EditorLocale) {
  return createTranslator({ locale, messages: catalogs[locale].Editor });
}

/** The words of the table of units. */
export function unitWordsOf(locale: EditorLocale) {
  return createTranslator({ locale, messages: catalogs[locale].Units });
}
