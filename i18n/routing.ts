import { defineRouting } from 'next-intl/routing';

/** The languages of the site: Hebrew is at `/`, English at `/en`. Nothing chooses a language for the visitor. */
export const routing = defineRouting({
  locales: ['he', 'en'],
  defaultLocale: 'he',
  localePrefix: 'as-needed',
  localeDetection: false,
});

export type Locale = (typeof routing.locales)[number];

/** The catalog of a language, from the project's root. */
export function catalogOf(locale: string): string {
  return `messages/${locale}.json`;
}

/** The writing direction of each language, written into `<html dir>`. */
export const direction: Record<Locale, 'rtl' | 'ltr'> = { he: 'rtl', en: 'ltr' };
