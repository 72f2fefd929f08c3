import { z } from 'zod';
import { deriveTones, type Mix } from './derive-tones';

/** The colours that a company chooses; the badges are specification §4: green, blue, yellow and gray. */
const chosen = [
  'ink',
  'stone',
  'paper',
  'oxide',
  'ok',
  'error',
  'completed',
  'in-progress',
  'in-planning',
  'other-status',
] as const;

type Chosen = (typeof chosen)[number];

/**
 * Mixes for tones that `content/palette.json` leaves out; a tone that it contains is not derived. A new tone also needs a
 * label in `model/fields` and, under text, a pair in `model/rules/colours.ts`.
 */
const mixes = {
  pine: ['ink', 'paper', 0.06],
  concrete: ['stone', 'ink', 0.12],
  steel: ['ink', 'stone', 0.3],
  zinc: ['paper', 'ink', 0.3],
  'oxide-dark': ['oxide', 'ink', 0.25],
  'oxide-light': ['oxide', 'paper', 0.55],
  'oxide-tint': ['oxide', 'paper', 0.85],
  field: ['ink', 'stone', 0.45],
  line: ['stone', 'ink', 0.27],
  'ok-ground': ['ok', 'paper', 0.87],
  'error-ground': ['error', 'paper', 0.87],
} satisfies Record<string, Mix<Chosen>>;

type Derived = keyof typeof mixes;

const colourSchema = z
  .string()
  .regex(/^#[\da-f]{6}$/i)
  .meta({ kind: 'colour' });

function fieldsOf<Name extends string, Field extends z.ZodType>(names: readonly Name[], field: Field) {
  return Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;
}

/** The colours by the names of their properties in the style sheets, without the dashes. */
export const paletteSchema = z
  .strictObject({
    ...fieldsOf(chosen, colourSchema),
    ...fieldsOf(Object.keys(mixes) as Derived[], colourSchema.optional()),
  })
  .meta({ name: 'palette' });

export type PaletteRecord = z.infer<typeof paletteSchema>;
type Tones = Record<Chosen | Derived, string>;

/** Every tone of the site, as `#17211f`. */
export function tonesOf(palette: PaletteRecord): Tones {
  return deriveTones(palette, mixes) as Tones;
}
