import type { Position } from '@/model';

/**
 * Places positions on a drawing, north up, at one scale in both directions, with room around them for their names.
 *
 * @param size of the drawing in pixels
 * @returns pixels from its upper left corner
 */
export function placeOnMap(positions: readonly Position[], size: { width: number; height: number }) {
  const squeeze = Math.cos(((positions[0]?.latitude ?? 0) * Math.PI) / 180);
  const flat = positions.map(({ latitude, longitude }) => ({ x: longitude * squeeze, y: -latitude }));
  const [x, y] = [spanOf(flat.map((point) => point.x)), spanOf(flat.map((point) => point.y))];
  // Positions are spread as far as the drawing allows; identical ones are in its middle.
  const scale = Math.min((size.width * 0.5) / (x.length || 1e-9), (size.height * 0.5) / (y.length || 1e-9));
  return flat.map((point) => ({
    x: Math.round(size.width / 2 + (point.x - x.middle) * scale),
    y: Math.round(size.height / 2 + (point.y - y.middle) * scale),
  }));
}

function spanOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { length: most - least, middle: (least + most) / 2 };
}
