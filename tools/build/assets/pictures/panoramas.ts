import sharp, { type Sharp } from 'sharp';
import {
  type Direction,
  directionAt,
  firstField,
  type View,
} from '../../../../components/panorama/projection';

/** Pixels of the flat picture that stands in for the viewer. */
export const stillSize = { width: 2240, height: 1120 };
const aspect = stillSize.width / stillSize.height;

/** The view of the flat picture: the one with which the viewer starts, so that it takes its place without a jump. */
export function stillViewOf(start: Direction): View {
  return { ...start, fov: firstField(aspect) };
}

/**
 * The flat picture of a view, by the projection of the viewer.
 *
 * @param original an equirectangular panorama, twice as wide as high
 */
export async function stillOf(original: Buffer, view: View): Promise<Sharp> {
  const { data, info } = await sharp(original).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = stillSize;
  const flat = Buffer.alloc(width * height * 3);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = { x: (column + 0.5) / width, y: (row + 0.5) / height };
      const { yaw, pitch } = directionAt(view, aspect, place);
      const x = (yaw / 360 + 0.5) * info.width - 0.5;
      const y = (0.5 - pitch / 180) * info.height - 0.5;
      for (let channel = 0; channel < 3; channel++) flat[at++] = sample(data, info, x, y, channel);
    }
  }
  return sharp(flat, { raw: { width, height, channels: 3 } });
}

/** The brightness of a channel between four pixels; round the sides the picture closes, at the poles it ends. */
function sample(
  data: Buffer,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
  channel: number,
): number {
  const left = Math.floor(x);
  const above = Math.floor(y);
  const across = x - left;
  const down = y - above;
  const pixel = (column: number, row: number): number => {
    const inside = Math.min(Math.max(row, 0), height - 1);
    return data[(inside * width + ((column + width) % width)) * 3 + channel] ?? 0;
  };
  const upper = pixel(left, above) * (1 - across) + pixel(left + 1, above) * across;
  const lower = pixel(left, above + 1) * (1 - across) + pixel(left + 1, above + 1) * across;
  return Math.round(upper * (1 - down) + lower * down);
}
