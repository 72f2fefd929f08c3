import type { Message } from '../../i18n/message';
import { tonesOf } from '../schema';
import { linearLight } from '../schema/derive-tones';
import type { Hit, Rule } from './rule';

/** Colours and their backgrounds: text needs a contrast of 4.5, the border of a field 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [colour: string, grounds: string[], contrast: number][] = [
  ['ink', ['stone', 'paper', 'white', 'in-planning'], 4.5],
  ['steel', ['stone', 'paper'], 4.5],
  ['oxide', ['stone', 'paper'], 4.5],
  ['oxide-dark', ['stone', 'paper', 'oxide-tint'], 4.5],
  ['paper', ['ink', 'pine'], 4.5],
  ['zinc', ['ink', 'pine'], 4.5],
  ['oxide-light', ['ink', 'pine'], 4.5],
  ['white', ['oxide', 'oxide-dark', 'ok', 'completed', 'in-progress', 'other-status'], 4.5],
  ['ok', ['ok-ground'], 4.5],
  ['error', ['error-ground'], 4.5],
  ['field', ['stone', 'paper'], 3],
];

/** The luminance with equal contrast to black and to white. */
const middle = 0.18;

type Pale = { pair: string[]; contrast: number };

/** Reports pairs with too little contrast, derived tones included. */
const pale: Rule['wrong'] = (_palette, { records: { palette } }) => {
  if (!palette) return undefined;
  const tones: Record<string, string> = { ...tonesOf(palette), white: '#ffffff' };
  const open = pairs.flatMap(([colour, grounds, contrast]) =>
    grounds
      .map((ground): Pale => ({ pair: [colour, ground], contrast }))
      .filter(({ pair }) => contrastOf(pair.map((name) => tones[name] ?? '')) < contrast),
  );
  return causesOf(open, tones).map((cause) => ({ ...cause, value: tones[cause.field ?? ''] }));
};

/** Returns one hit per cause: the colour in most of the pale pairs. White is never a cause, because it cannot change. */
function causesOf(palePairs: readonly Pale[], tones: Record<string, string>): Hit[] {
  const pairsOf = (name: string) =>
    name === 'white' ? [] : palePairs.filter(({ pair }) => pair.includes(name));
  const [name] = [...(palePairs[0]?.pair ?? [])].sort((a, b) => pairsOf(b).length - pairsOf(a).length);
  if (name === undefined) return [];
  const namedPairs = pairsOf(name);
  const otherNames = namedPairs.flatMap(({ pair }) => pair.filter((other) => other !== name));
  const areLight = new Set(otherNames.map((other) => luminanceOf(tones[other] ?? '') > middle));
  const way = areLight.size > 1 ? 'either' : areLight.has(true) ? 'darker' : 'lighter';
  const names = otherNames
    .map((other): Message => ({ key: other === 'white' ? 'colours.white' : `tone.${other}` }))
    .reduce((first, next) => ({ key: 'colours.list', values: { first, next } }));
  const contrast = String(Math.max(...namedPairs.map((pair) => pair.contrast)));
  return [
    { key: 'colours.pale', field: name, values: { names, contrast, way } },
    ...causesOf(
      palePairs.filter((pair) => !namedPairs.includes(pair)),
      tones,
    ),
  ];
}

/**
 * Returns the contrast of two colours (WCAG 2.2), from 1 to 21.
 *
 * @param pair two hex colours
 */
export function contrastOf(pair: string[]): number {
  const [dark, light] = pair.map(luminanceOf).sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linearLight(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Every colour is legible on its backgrounds. */
export const colourRules: Rule[] = [{ at: 'palette ', wrong: pale }];
