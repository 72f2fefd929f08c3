import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { hebrewCharacters, latinCharacters } from './font-characters';

const faces = [
  // Hints serve small sizes; the display face stands in large ones alone.
  { face: 'frank-ruhl-libre', weight: 500, noHinting: true },
  { face: 'ibm-plex-sans-hebrew', weight: 400, noHinting: false },
  { face: 'ibm-plex-sans-hebrew', weight: 600, noHinting: false },
];

const subsets = { hebrew: hebrewCharacters, latin: latinCharacters };

/** Kerning, ligatures, composed signs and figures of one width: nothing else is asked for in a style sheet. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'tnum'];

/** The font files of the site, each with the name under which it stands in `app/fonts`. */
export async function cutFonts(): Promise<{ name: string; bytes: Buffer }[]> {
  const files = faces.flatMap((each) =>
    Object.entries(subsets).map(async ([subset, characters]) => {
      const { face, weight, noHinting } = each;
      const source = path.join('node_modules', '@fontsource', face, 'files');
      const original = readFileSync(path.join(source, `${face}-${subset}-${weight}-normal.woff2`));
      const options = { targetFormat: 'woff2', keepFeatures, noHinting } as const;
      return {
        name: `${face}-${weight}-${subset}.woff2`,
        bytes: await subsetFont(original, characters, options),
      };
    }),
  );
  return Promise.all(files);
}
