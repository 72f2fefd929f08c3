import { dayIn } from './day-in';

const defaultTimeZone = 'Asia/Jerusalem';

/**
 * Returns the time zone of every day and hour on the site: the setting `SITE_TIME_ZONE`, or the default for an invalid
 * name, which the build and the server's settings report. Reads it at each call, because tools load `.env` files after
 * their imports.
 */
export function timeZone(): string {
  const name = process.env.SITE_TIME_ZONE ?? '';
  return isTimeZone(name) ? name : defaultTimeZone;
}

/** Tells whether a name is a time zone, such as `Asia/Jerusalem`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * Returns the calendar day in the site's time zone; browsers have no settings and call `dayIn`.
 *
 * @returns ISO 8601, such as 2026-05-29
 */
export function today(now = new Date()): string {
  return dayIn(timeZone(), now);
}

/**
 * Returns the day so many days after another.
 *
 * @param day ISO 8601, such as 2026-05-29
 * @returns ISO 8601
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
