import type { Locale } from './routing';

/**
 * Returns the name of a language, in itself by default: עברית, English.
 *
 * @param reader the language in which the name is read
 */
export function nameOfLanguage(locale: Locale, reader: string = locale): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(locale) ?? locale;
}
