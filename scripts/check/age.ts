/**
 * Whole days from one calendar day to another, both ISO 8601.
 */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
