import { today } from '../lib/today';
import type { Locale } from './routing';

/** Intl writes Hebrew days with dots; specification §2 requires slashes. */
const figures: Record<Locale, string> = { he: 'en-GB', en: 'en-US' };

/**
 * Formats a calendar day in figures.
 *
 * @param day ISO 8601, such as 2025-05-29
 * @returns 29/05/2025 in Hebrew, 05/29/2025 in English
 * @throws RangeError for an invalid day
 */
export function formatDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(figures[locale], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** British English writes the day before the month. */
const words: Record<Locale, string> = { he: 'he', en: 'en-GB' };

/**
 * Formats a calendar day with its month in words.
 *
 * @param day ISO 8601, such as 2026-09-14
 * @returns 14 בספטמבר 2026 in Hebrew, 14 September 2026 in English
 * @throws RangeError for an invalid day
 */
export function formatDayInWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(words[locale], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/**
 * Formats a month in words.
 *
 * @param month ISO 8601, such as 2026-08
 * @returns אוגוסט 2026 in Hebrew, August 2026 in English
 * @throws RangeError for an invalid month
 */
export function formatMonth(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(words[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/**
 * Tells whether a month is over in the site's time zone.
 *
 * @param month ISO 8601, such as 2026-08
 */
export function isMonthOver(month: string, now = new Date()): boolean {
  return month < today(now).slice(0, 7);
}
