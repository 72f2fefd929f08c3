import type { Locale } from './routing';

/** Intl writes Hebrew days with dots; SPEC §2 wants slashes. */
const formats: Record<Locale, string> = { he: 'en-GB', en: 'en-US' };

/**
 * A calendar day in figures.
 *
 * @param day ISO 8601, such as 2025-05-29
 * @returns 29/05/2025 in Hebrew, 05/29/2025 in English
 * @throws RangeError when it is no day
 */
export function formatDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formats[locale], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/**
 * A month in words.
 *
 * @param month ISO 8601, such as 2026-08
 * @returns אוגוסט 2026 in Hebrew, August 2026 in English
 * @throws RangeError when it is no month
 */
export function formatMonth(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
