import { companyRecord } from '../read/company-record';

/** Whether the site shows the level line: its marks, its lines and the elevations on them. */
export const hasLevelLine = !companyRecord.withoutLevelLine;

/**
 * Formats the elevation of a level as on a section drawing.
 *
 * @param meters above the street, negative below it; missing if unknown
 * @returns `+18.00`, `±0.00` or `−6.00`, with a minus sign; undefined without the level line
 */
export function writeElevation(meters: number | null | undefined): string | undefined {
  if (!hasLevelLine || typeof meters !== 'number') return undefined;
  const sign = meters > 0 ? '+' : meters < 0 ? '−' : '±';
  return sign + Math.abs(meters).toFixed(2);
}
