import { figureScale } from './dimensions';
import { type Label, labelHeight } from './labels';

/** The height of a section in units; labels can make it higher. */
const height = { least: 150, most: 400 };

/** No figure is drawn larger, unless labels need it. */
const largest = 22;

/**
 * Returns units to a metre: as the figures are drawn, less for a high building and more for a low one, and never so few
 * that the label of a line overlaps the next one.
 *
 * @param lines from the top, each at its elevation in metres
 * @param whole metres from the lowest floor to the roof
 */
export function scaleOf(lines: readonly (Label & { elevation: number })[], whole: number): number {
  const wanted = Math.min(Math.max(figureScale, height.least / whole), height.most / whole, largest);
  const least = lines.slice(1).map((lower, place) => {
    const upper = lines[place] ?? lower;
    return labelHeight(lower) / (upper.elevation - lower.elevation);
  });
  return Math.max(wanted, ...least);
}
