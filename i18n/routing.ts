import { defineRouting } from 'next-intl/routing';

/** The languages of the site: Hebrew at `/`, English at `/en`. The site never detects a language. */
export const routing = defineRouting({
  locales: ['he', 'en'],
  defaultLocale: 'he',
  localePrefix: 'as-needed',
  localeDetection: false,
});

export type Locale = (typeof routing.locales)[number];

/** Returns the path of a language's catalog from the project root. */
export function catalogOf(locale: string): string {
  return `messages/${locale}.json`;
}

/** The writing direction of each language, written into `<html dir>`. */
export const direction: Record<Locale, 'rtl' | 'ltr'> = { he: 'rtl', en: 'ltr' };
