/**
 * The name that was probably meant: the nearest of those that exist, when few letters differ.
 *
 * @param written the unknown name, such as `titel`
 * @param known the names that exist
 */
export function nearName(written: string, known: readonly string[]): string | undefined {
  const small = written.toLowerCase();
  const [best] = known
    .map((name) => ({ name, distance: distanceOf(small, name.toLowerCase()) }))
    .filter(
      ({ name, distance }) => distance <= Math.max(1, Math.floor(Math.min(name.length, small.length) / 3)),
    )
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}

/** How many letters must be added, taken away, changed or swapped with their neighbour to make one word the other. */
function distanceOf(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row]?.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cell(from.length, to.length);
}
