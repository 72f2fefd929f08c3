import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCodePoints } from './code-points';

/** The packages of the typefaces, with one file per face. */
const packages = path.join('node_modules', '@expo-google-fonts');

/** By role and weight; the name of a face for another script has the script between them, such as `text-arabic-400`. */
const sources = {
  'text-400': 'ibm-plex-sans-hebrew/400Regular/IBMPlexSansHebrew_400Regular.ttf',
  'text-600': 'ibm-plex-sans-hebrew/600SemiBold/IBMPlexSansHebrew_600SemiBold.ttf',
  'display-500': 'frank-ruhl-libre/500Medium/FrankRuhlLibre_500Medium.ttf',
};

/** The names of the faces, and of their files in `app/fonts`. */
export const faceNames = Object.keys(sources);

/** Reads the licence of each typeface once, in the order of the faces. */
export function readLicences(): string[] {
  const typefaces = new Set(Object.values(sources).map((source) => source.split('/')[0] ?? ''));
  return Array.from(typefaces, (typeface) =>
    readFileSync(path.join(packages, typeface, 'LICENSE_FONT'), 'utf8')
      .replaceAll('\r', '')
      .trim(),
  );
}

/** Reads the complete faces, from which the font files of the site are subset. */
export function readFaces(): { name: string; font: Buffer }[] {
  return Object.entries(sources).map(([name, source]) => ({
    name,
    font: readFileSync(path.join(packages, source)),
  }));
}

/** Returns the characters that no face has, each with its code point, such as `Ж (U+0416)`. */
export function listMissingCharacters(characters: string): string[] {
  const codePoints = readFaces().map(({ font }) => readCodePoints(font));
  return [...new Set(characters)].flatMap((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    if (codePoints.some((face) => face.has(codePoint))) return [];
    return [`${character} (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')})`];
  });
}
