import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listTokens, styleSheet } from '../build/assets/brand/tokens';
import { error, type Issue } from './issue';
import { placeOf } from './json';
import type { Site } from './read';
import type { Message, Values } from './sentences';
import { listFiles } from './site-files';

/** Colours and their grounds: text needs a contrast of 4.5, the edge of a field one of 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: [colour: string, grounds: string[], contrast: number][] = [
  ['ink', ['stone', 'paper', 'white', 'oxide-light', 'in-planning'], 4.5],
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
const colours = new Set(['concrete', 'line', ...pairs.flatMap(([colour, grounds]) => [colour, ...grounds])]);

/** Every colour at the top of the style sheet is one, is there and can be read on its grounds. */
export function checkColours({ root }: Site): Issue[] {
  if (!existsSync(path.join(root, styleSheet))) return [];
  const css = readFileSync(path.join(root, styleSheet), 'utf8');
  const tokens = listTokens(css);
  const issue = (name: string, key: Message['key'], values?: Values) => {
    const token = tokens.get(name);
    const line = token && placeOf(css, token.offset).line;
    return error(
      {
        file: styleSheet,
        field: `--${name}`,
        line,
        value: token?.value.split('\n')[0] ?? { key: 'value.missing' },
      },
      key,
      values,
    );
  };
  const names = [...tokens.keys()];
  const open = names.filter((name) => /[\n:]/.test(tokens.get(name)?.value ?? ''));
  // The line after one without its ; is read as a part of it.
  if (open.length > 0) return open.map((name) => issue(name, 'colours.semicolon'));
  const wrong = names.filter((name) => colours.has(name) && !isColour(tokens.get(name)?.value));
  const colourIn = (name: string) => (wrong.includes(name) ? undefined : tokens.get(name)?.value);
  return [
    ...wrong.map((name) => issue(name, 'colours.wrong')),
    ...missing(root, (name) => colours.has(name) && !tokens.has(name)).map(([name, user]) =>
      issue(name, 'colours.missing', { user }),
    ),
    ...pale(colourIn).map(({ name, others, contrast }) => {
      const grounds = others.map((other) => `--${other}`).join(', ');
      return issue(name, 'colours.pale', { names: grounds, contrast: String(contrast) });
    }),
  ];
}

const isColour = (value = '') => /^#([\da-f]{3}|[\da-f]{6})$/i.test(value);

/** Properties that a style sheet uses and nothing sets, each with a file that uses it. */
function missing(root: string, isGone: (name: string) => boolean): [name: string, user: string][] {
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
  return [...new Map(used.reverse())].filter(([name]) => !set.has(name) || isGone(name));
}

/** Pairs whose contrast is too small, each cause once: the colour that has the most of them. */
function pale(colourIn: (name: string) => string | undefined) {
  let open = pairs.flatMap(([colour, grounds, contrast]) =>
    grounds
      .map((ground) => ({ pair: [colour, ground], contrast }))
      .filter(({ pair }) => contrastOf(pair.map((name) => colourIn(name) ?? '')) < contrast),
  );
  const causes: { name: string; others: string[]; contrast: number }[] = [];
  for (let first = open[0]; first; first = open[0]) {
    const count = (name: string) => open.filter(({ pair }) => pair.includes(name)).length;
    const [name = ''] = [...first.pair].sort((a, b) => count(b) - count(a));
    const its = open.filter(({ pair }) => pair.includes(name));
    const others = its.flatMap(({ pair }) => pair.filter((each) => each !== name));
    causes.push({ name, others, contrast: Math.max(...its.map((each) => each.contrast)) });
    open = open.filter(({ pair }) => !pair.includes(name));
  }
  return causes;
}

/** The contrast of two colours, as WCAG counts it; of what is no colour it is infinite. */
function contrastOf(pair: string[]): number {
  const [dark, light] = pair.map(luminanceOf).sort((a, b) => a - b);
  const contrast = ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  return Number.isNaN(contrast) ? Number.POSITIVE_INFINITY : contrast;
}

function luminanceOf(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
