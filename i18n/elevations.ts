/**
 * Formats the elevation of a level as on a section drawing.
 *
 * @param meters above the street, negative below it
 * @returns `+18.00`, `±0.00` or `−6.00`, with a minus sign
 */
export function formatElevation(meters: number): string {
  const sign = meters > 0 ? '+' : meters < 0 ? '−' : '±';
  return sign + Math.abs(meters).toFixed(2);
}
