import { timeZone } from './today';

const [minute, day] = [60_000, 86_400_000];

/**
 * The minute that the clocks of the site’s time zone show at a time.
 *
 * @param time milliseconds since 1970
 * @returns ISO 8601 without an offset, such as 2026-12-01T08:00
 * @throws RangeError when `SITE_TIME_ZONE` is not a time zone
 */
export function momentAt(time: number): string {
  const short = { dateStyle: 'short', timeStyle: 'short', timeZone: timeZone() } as const;
  return new Intl.DateTimeFormat('sv-SE', short).format(time).replace(' ', 'T');
}

/**
 * The time at which the clocks of the site’s time zone show a minute. Of an hour that they show twice it is the first;
 * a minute that they leave out is as far into the hour after it.
 *
 * @param moment ISO 8601 without an offset, such as 2026-12-01T08:00
 * @returns milliseconds since 1970; NaN for what is no moment
 * @throws RangeError when `SITE_TIME_ZONE` is not a time zone
 */
export function timeOf(moment: string): number {
  const utc = Date.parse(`${moment}Z`);
  if (Number.isNaN(utc)) return utc;
  const [before, after] = [utc - offsetAt(utc - day), utc - offsetAt(utc + day)];
  return momentAt(before) !== moment && momentAt(after) === moment ? after : before;
}

/** How far the clocks are ahead of UTC, in milliseconds. */
function offsetAt(time: number): number {
  return Date.parse(`${momentAt(time)}Z`) - Math.floor(time / minute) * minute;
}
