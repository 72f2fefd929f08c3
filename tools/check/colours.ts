import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { error, type Issue } from './issue';
import type { Message, Values } from './messages';
import { listFiles } from './project-files';

const sheet = 'app/globals.css';

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
export function checkColours(root: string): Issue[] {
  if (!existsSync(path.join(root, sheet))) return [];
  const css = readFileSync(path.join(root, sheet), 'utf8');
  const tokens = new Map(
    Array.from(css.matchAll(/(?<=[\s{;])--([a-z-]+):\s*([^;}]*)/g), ([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  const issue = (name: string, key: Message['key'], values?: Values) => {
    const value = tokens.get(name) ?? ({ key: 'value.missing' } as const);
    return error({ file: sheet, field: `--${name}`, value }, key, values);
  };
  const wrong = [...colours].filter(
    (name) => tokens.has(name) && !/^#([\da-f]{3}|[\da-f]{6})$/i.test(tokens.get(name) ?? ''),
  );
  return [
    ...wrong.map((name) => issue(name, 'colours.wrong')),
    ...missing(root).map(([name, user]) => issue(name, 'colours.missing', { user })),
    ...pale(new Map([...tokens].filter(([name]) => !wrong.includes(name)))).map(
      ({ name, others, contrast }) => {
        const names = others.map((other) => `--${other}`).join(', ');
        return issue(name, 'colours.pale', { names, contrast: String(contrast) });
      },
    ),
  ];
}

/** Properties that a style sheet uses and nothing sets, each with a file that uses it. */
function missing(root: string): [name: string, user: string][] {
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
  return [...new Map(used.reverse())].filter(([name]) => !set.has(name));
}

/** Pairs whose contrast is too small, each cause once: the colour that has the most of them. */
function pale(tokens: Map<string, string>) {
  let open = pairs.flatMap(([colour, grounds, contrast]) =>
    grounds
      .map((ground) => ({ pair: [colour, ground], contrast }))
      .filter(({ pair }) => contrastOf(pair.map((name) => tokens.get(name) ?? '')) < contrast),
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
