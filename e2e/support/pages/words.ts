import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { type Locale, routing } from '../../../i18n/routing';
import type messages from '../../../messages/he.json';

function translator(locale: Locale) {
  const catalog: typeof messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  return createTranslator({ locale, messages: catalog });
}

const translators = Object.fromEntries(
  routing.locales.map((locale) => [locale, translator(locale)]),
) as Record<Locale, ReturnType<typeof translator>>;

/** Returns the texts of a language as the pages show them; keys and arguments are typed by the Hebrew catalog. */
export function words(locale: Locale) {
  return translators[locale];
}

/** Strips the tags of a message and keeps their text. */
export const plain = {
  ltr: keep,
  strong: keep,
  tel: keep,
  mail: keep,
  time: keep,
  link: keep,
  small: keep,
  count: keep,
};

function keep(text: string): string {
  return text;
}
