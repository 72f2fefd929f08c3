import subsetFont from 'subset-font';
import { fontCharacters } from './characters';
import { listMissingCharacters, readFaces } from './faces';

/** Composed signs, kerning, ligatures, figures of equal width, and the joined letters of scripts such as Arabic. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'tnum', 'isol', 'init', 'medi', 'fina', 'rlig', 'calt'];

/**
 * Returns the font files of the site, with their names in `app/fonts`.
 *
 * @throws Error when no face has one of the characters
 */
export async function cutFonts(characters = fontCharacters): Promise<{ name: string; bytes: Buffer }[]> {
  const missingCharacters = listMissingCharacters(characters);
  if (missingCharacters.length > 0) {
    const names = missingCharacters.join(', ');
    throw new Error(`No typeface has ${names}: add one to faces.ts, or delete these from characters.ts.`);
  }
  // Hints only improve small text on screens of low resolution, and make the text faces 40 per cent larger.
  const options = { targetFormat: 'woff2', keepFeatures, noHinting: true } as const;
  const files = readFaces().map(async ({ name, font }) => ({
    name: `${name}.woff2`,
    bytes: await subsetFont(font, characters, options),
  }));
  return Promise.all(files);
}
