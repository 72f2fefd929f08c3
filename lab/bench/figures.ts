/** Bytes as kilobytes of 1,024, with one place. */
export function kilobytes(bytes: number): number {
  return round(bytes / 1024, 1);
}

/** A figure with so many decimal places. */
export function round(value: number, places = 0): number {
  return Number(value.toFixed(places));
}

/** The middle of some figures. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Runs a measurement several times, one after the other, and takes the median of each of its figures. */
export async function medianOf<Name extends string>(
  runs: number,
  measure: () => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const results: Record<Name, number>[] = [];
  while (results.length < runs) results.push(await measure());
  const names = Object.keys(results[0] ?? {}) as Name[];
  return Object.fromEntries(names.map((name) => [name, median(results.map((each) => each[name]))])) as Record<
    Name,
    number
  >;
}

/** Prints a table under a title. */
export function print(title: string, rows: Readonly<Record<string, object>>): void {
  console.log(`\n${title}`);
  console.table(rows);
}
