/** Returns a sum or product of lengths or areas, rounded to whole millimetres because decimals are not exact. */
export function exact(meters: number): number {
  return Math.round(meters * 1000) / 1000;
}
