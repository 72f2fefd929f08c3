import { timeZone } from './today';

const [minute, day] = [60_000, 86_400_000];

/**
 * Returns the local minute in the site's time zone.
 *
 * @param time milliseconds since 1970
 * @returns ISO 8601 without an offset, such as 2026-12-01T08:00
 */
export function momentAt(time: number): string {
  const short = { dateStyle: 'short', timeStyle: 'short', timeZone: timeZone() } as const;
  return new Intl.DateTimeFormat('sv-SE', short).format(time).replace(' ', 'T');
}

/**
 * Returns the timestamp of a local minute in the site's time zone. When the clocks are set back, it is the first
 * occurrence; a skipped minute becomes the same minute an hour later.
 *
 * @param moment ISO 8601 without an offset, such as 2026-12-01T08:00
 * @returns milliseconds since 1970; NaN for an invalid time
 */
export function timeOf(moment: string): number {
  const utc = Date.parse(`${moment}Z`);
  if (Number.isNaN(utc)) return utc;
  const [before, after] = [utc - offsetAt(utc - day), utc - offsetAt(utc + day)];
  return momentAt(before) !== moment && momentAt(after) === moment ? after : before;
}

/** Returns the offset from UTC in milliseconds. */
function offsetAt(time: number): number {
  return Date.parse(`${momentAt(time)}Z`) - Math.floor(time / minute) * minute;
}
