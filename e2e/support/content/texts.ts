import { type Locale, routing } from '../../../i18n/routing';

/** Returns the same text in every language, where a test needs no other. */
export function inEvery(text: string): Record<Locale, string> {
  return Object.fromEntries(routing.locales.map((locale) => [locale, text])) as Record<Locale, string>;
}
