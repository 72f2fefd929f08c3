import sharp, { type Sharp } from 'sharp';
import {
  type Direction,
  directionAt,
  firstField,
  type View,
} from '../../../../components/islands/panorama/projection';

/** Pixels of the flat picture before the viewer starts; larger than the same view in the panorama. */
export const stillSize = { width: 2240, height: 1120 };
const aspect = stillSize.width / stillSize.height;

/** Returns the view of the flat picture, which equals the first view of the viewer, so that nothing jumps at its start. */
export function stillViewOf(start: Direction): View {
  return { ...start, fov: firstField(aspect) };
}

/**
 * Returns the flat picture of a view, in the projection of the viewer.
 *
 * @param original an equirectangular panorama, twice as wide as high
 */
export async function stillOf(original: Buffer, view: View): Promise<Sharp> {
  const { data, info } = await sharp(original).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = stillSize;
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0, offset = 0; row < height; row++) {
    for (let column = 0; column < width; column++, offset += 3) {
      const point = { x: (column + 0.5) / width, y: (row + 0.5) / height };
      const { yaw, pitch } = directionAt(view, aspect, point);
      const x = (yaw / 360 + 0.5) * info.width - 0.5;
      const y = (0.5 - pitch / 180) * info.height - 0.5;
      blend(data, info, x, y, pixels, offset);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Blends four pixels into one at `offset`. The panorama wraps around horizontally, and ends at the poles. */
function blend(
  data: Buffer,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
  target: Buffer,
  offset: number,
): void {
  const left = Math.floor(x);
  const above = Math.floor(y);
  const fraction = x - left;
  const down = y - above;
  const west = ((left + width) % width) * 3;
  const east = ((left + 1) % width) * 3;
  const north = Math.max(above, 0) * width * 3;
  const south = Math.min(above + 1, height - 1) * width * 3;
  for (let channel = 0; channel < 3; channel++) {
    const upper = mix(data[north + west + channel], data[north + east + channel], fraction);
    const lower = mix(data[south + west + channel], data[south + east + channel], fraction);
    target[offset + channel] = Math.round(mix(upper, lower, down));
  }
}

/** Not a closure, because it runs ten million times. */
function mix(from = 0, to = 0, part: number): number {
  return from + (to - from) * part;
}
