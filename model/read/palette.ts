import paletteData from '../../content/palette.json';
import { paletteSchema, tonesOf } from '../schema/palette';
import { parseRecord } from './load';

/** Every tone of the site by its name, as `#17211f`. */
export const tones = tonesOf(parseRecord(paletteSchema, 'content/palette.json', paletteData));

/** Returns a style sheet with the tones as properties such as `--ink`, in a cascade layer below all others. */
export function writeToneStyles(): string {
  const properties = Object.entries(tones).map(([name, tone]) => `--${name}:${tone}`);
  return `@layer palette{:root{${properties.join(';')}}}`;
}
