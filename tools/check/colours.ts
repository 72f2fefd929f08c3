import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paletteSchema, tonesOf } from '../../content/schema';
import { error, type Issue } from './issue';
import type { Site } from './read';
import { listFiles } from './site-files';

const palette = 'content/palette.json';
const styleSheet = 'app/globals.css';

/** Colours and their grounds: text needs a contrast of 4.5, the edge of a field one of 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
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

/** Every colour can be read on its grounds, those too that follow from others; every property that is used is set. */
export function checkColours({ root, files }: Site): Issue[] {
  const { data } = paletteSchema.safeParse(files.get(palette)?.data);
  if (!data) return [];
  const tones: Record<string, string> = { ...tonesOf(data), white: '#ffffff' };
  return [
    ...missing(root, tones).map(([name, user]) => {
      const place = { file: styleSheet, field: `--${name}`, value: { key: 'value.missing' } } as const;
      return error(place, 'colours.missing', { user });
    }),
    ...pale(tones).map(({ name, others, contrast }) => {
      const values = { names: others.join(', '), contrast: String(contrast) };
      return error({ file: palette, field: name, value: tones[name] }, 'colours.pale', values);
    }),
  ];
}

/** Properties that a style sheet uses and nothing sets, each with a file that uses it. */
function missing(root: string, tones: Record<string, string>): [name: string, user: string][] {
  const files = ['app', 'components']
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.(css|tsx?)$/.test(file));
  const code = files.map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const set = new Set(
    code.flatMap(({ text }) =>
      Array.from(text.matchAll(/--([\w-]+)(?=['"`]?\]?\s*:|['"`],)/g), ([, name]) => name),
    ),
  );
  const used = code.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/var\(--([\w-]+)\)/g), ([, name = '']): [string, string] => [name, file]),
  );
  return [...new Map(used.reverse())].filter(([name]) => !set.has(name) && !(name in tones));
}

/** Pairs whose contrast is too small, each cause once: the colour that has the most of them; white is what it is. */
function pale(tones: Record<string, string>) {
  let open = pairs.flatMap(([colour, grounds, contrast]) =>
    grounds
      .map((ground) => ({ pair: [colour, ground], contrast }))
      .filter(({ pair }) => contrastOf(pair.map((name) => tones[name] ?? '')) < contrast),
  );
  const causes: { name: string; others: string[]; contrast: number }[] = [];
  for (let first = open[0]; first; first = open[0]) {
    const count = (name: string) =>
      name === 'white' ? 0 : open.filter(({ pair }) => pair.includes(name)).length;
    const [name = ''] = [...first.pair].sort((a, b) => count(b) - count(a));
    const its = open.filter(({ pair }) => pair.includes(name));
    const others = its.flatMap(({ pair }) => pair.filter((each) => each !== name));
    causes.push({ name, others, contrast: Math.max(...its.map((each) => each.contrast)) });
    open = open.filter(({ pair }) => !pair.includes(name));
  }
  return causes;
}

/** The contrast of two colours, as WCAG counts it. */
function contrastOf(pair: string[]): number {
  const [dark, light] = pair.map(luminanceOf).sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
