/** Returns a closed rectangle from its upper left corner. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z`;
}

/** Returns a vertical line. */
export function upright(x: number, from: number, to: number): string {
  return `M${tenth(x)} ${tenth(from)}V${tenth(to)}`;
}

/** Returns a tenth of a unit, which is less than a tenth of a pixel. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}
