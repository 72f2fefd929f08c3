/** A label on the picture, in pixels: the middle of its foot, and its size. */
export type Label = { x: number; y: number; width: number; height: number };

/** Pixels between two labels. */
const gap = 4;

/**
 * Keeps labels inside an area and apart from each other.
 *
 * @param labels from the highest to the lowest, always in the same order, so that none swaps with another
 * @param area pixels from its upper left corner
 * @returns the middle of each label's foot; labels that do not fit into the height overflow its upper edge
 */
export function placeLabels(
  labels: readonly Label[],
  area: { width: number; height: number },
): { x: number; y: number }[] {
  const placed = labels.map(({ x, y, width, height }) => ({
    x: Math.max(Math.min(x, area.width - width / 2), width / 2),
    y: Math.max(Math.min(y, area.height), height),
    width,
    height,
  }));
  for (const [index, label] of placed.entries()) {
    for (const above of placed.slice(0, index).filter((other) => shareColumn(other, label))) {
      label.y = Math.max(label.y, above.y + gap + label.height);
    }
  }
  // A label pushed over the lower edge moves up again, and pushes those above it.
  for (const [index, label] of [...placed.entries()].reverse()) {
    label.y = Math.min(label.y, area.height);
    for (const below of placed.slice(index + 1).filter((other) => shareColumn(other, label))) {
      label.y = Math.min(label.y, below.y - below.height - gap);
    }
  }
  return placed.map(({ x, y }) => ({ x, y }));
}

function shareColumn(a: Label, b: Label): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap;
}
