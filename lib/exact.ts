/** Returns a sum or product of lengths or areas, in whole millimetres: of decimals it is not exact. */
export function exact(meters: number): number {
  return Math.round(meters * 1000) / 1000;
}
