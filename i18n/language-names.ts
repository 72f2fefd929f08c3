import type { Locale } from './routing';

/**
 * The name of a language, in itself unless said: עברית, English.
 *
 * @param reader the language in which the name is read
 */
export function nameOfLanguage(locale: Locale, reader: string = locale): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(locale) ?? locale;
}
