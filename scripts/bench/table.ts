/**
 * Prints a table for a terminal: the first column stands at the left, figures at the right.
 *
 * @param rows one array of cells for each row, as long as the head
 */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = head.map((cell, at) => Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  console.log(`\n${title}\n\n${line(head)}\n${widths.map((width) => '─'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(line(row));
}

/** Bytes as kilobytes of 1024. */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

/** How many times as much, as 1.07×. */
export function ratio(value: number, base: number): string {
  return base > 0 ? `${(value / base).toFixed(2)}×` : '–';
}

/** The middle of some figures. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
