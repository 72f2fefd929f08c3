import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontCharacters } from './characters';

/** The packages of the typefaces, with one file per face. */
export const packages = path.join('node_modules', '@expo-google-fonts');

const faces = {
  'display-500': 'frank-ruhl-libre/500Medium/FrankRuhlLibre_500Medium.ttf',
  'text-400': 'ibm-plex-sans-hebrew/400Regular/IBMPlexSansHebrew_400Regular.ttf',
  'text-600': 'ibm-plex-sans-hebrew/600SemiBold/IBMPlexSansHebrew_600SemiBold.ttf',
};

/** Kerning, ligatures, composed signs and figures of one width: style sheets use nothing else. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'tnum'];

/** The font files of the site, with their names in `app/fonts`. */
export async function cutFonts(): Promise<{ name: string; bytes: Buffer }[]> {
  // Hints, which made the text faces four tenths heavier, only serve small text on screens of few pixels.
  const options = { targetFormat: 'woff2', keepFeatures, noHinting: true } as const;
  const files = Object.entries(faces).map(async ([name, source]) => {
    const original = readFileSync(path.join(packages, source));
    return { name: `${name}.woff2`, bytes: await subsetFont(original, fontCharacters, options) };
  });
  return Promise.all(files);
}
