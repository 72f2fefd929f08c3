/** Returns the calendar day in a time zone, by default the reader’s, in ISO 8601, such as 2026-05-29. */
export function dayIn(timeZone: string | undefined, now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}
