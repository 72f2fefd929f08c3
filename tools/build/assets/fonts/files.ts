import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { hebrewCharacters, latinCharacters } from './characters';

/** The packages of the typefaces, with one file per face. */
export const packages = path.join('node_modules', '@expo-google-fonts');

const faces = [
  // Hints serve small sizes; the display face has large ones only.
  { name: 'display-500', source: 'frank-ruhl-libre/500Medium/FrankRuhlLibre_500Medium.ttf', noHinting: true },
  {
    name: 'text-400',
    source: 'ibm-plex-sans-hebrew/400Regular/IBMPlexSansHebrew_400Regular.ttf',
    noHinting: false,
  },
  {
    name: 'text-600',
    source: 'ibm-plex-sans-hebrew/600SemiBold/IBMPlexSansHebrew_600SemiBold.ttf',
    noHinting: false,
  },
];

const subsets = { hebrew: hebrewCharacters, latin: latinCharacters };

/** Kerning, ligatures, composed signs and figures of one width: style sheets use nothing else. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'tnum'];

/** The font files of the site, with their names in `app/fonts`. */
export async function cutFonts(): Promise<{ name: string; bytes: Buffer }[]> {
  const files = faces.flatMap(({ name, source, noHinting }) => {
    const original = readFileSync(path.join(packages, source));
    const options = { targetFormat: 'woff2', keepFeatures, noHinting } as const;
    return Object.entries(subsets).map(async ([subset, characters]) => ({
      name: `${name}-${subset}.woff2`,
      bytes: await subsetFont(original, characters, options),
    }));
  });
  return Promise.all(files);
}
