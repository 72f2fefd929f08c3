import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import satori, { type Font } from 'satori';
import { faceNames } from '../fonts/faces';

/** Splits the name of a face, such as `text-600` or `text-arabic-600`, into its family and its weight. */
function splitName(name: string): { family: string; weight: number } {
  const end = name.lastIndexOf('-');
  return { family: name.slice(0, end), weight: Number(name.slice(end + 1)) };
}

/** The font files of the site. Each script has its own family: satori looks for a missing letter in other families only. */
export const fonts: Font[] = faceNames.map((name) => {
  const { family, weight } = splitName(name);
  return {
    name: family,
    weight: weight as Font['weight'],
    data: readFileSync(path.join('app', 'fonts', `${name}.woff2`)),
  };
});

/** Returns the families of a role for every script, as a value of `font-family`. */
export function familiesOf(role: 'display' | 'text', names = faceNames): string {
  const families = new Set(names.map((name) => splitName(name).family));
  return [...families].filter((family) => family.split('-')[0] === role).join(', ');
}

/** A text, and the width of each run of its words in ems. */
type Runs = { text: string; widthOf: (run: string) => number };

/** Font size in pixels at which runs are measured. */
const fontSize = 100;

/** Measures every run of words of a text with the faces that draw it. */
export async function measureRuns(text: string, fontFamily: string): Promise<Runs> {
  const words = text.split(' ');
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')),
  );
  const style = { display: 'flex', flexShrink: 0, fontFamily, fontSize, whiteSpace: 'pre' };
  const widths = new Map<string, number>();
  await satori(
    createElement(
      'div',
      { style: { display: 'flex' } },
      ...runs.map((run) => createElement('div', { style }, run)),
    ),
    {
      width: fontSize,
      height: fontSize,
      fonts,
      onNodeDetected: ({ textContent = '', width }) => widths.set(textContent, width / fontSize),
    },
  );
  return { text, widthOf: (run) => widths.get(run) ?? 0 };
}
