import { hebrewCharacters, latinCharacters, machineCharacters } from '../build/assets/fonts/characters';
import type { Finding } from './finding';
import { around, listTexts } from './texts';
import { hiddenMarks, lookAlikes } from './typography-rules';

const known = new Set(`${latinCharacters}${hebrewCharacters}${machineCharacters}`);

/** Every character of a text is in the fonts of the site; marks that typography refuses are told there. */
export function checkCharacters(root: string): Finding[] {
  return listTexts(root).flatMap(({ file, field, text }) => {
    const told = text
      .replace(hiddenMarks, '')
      .replace(lookAlikes, '')
      .replace(/[\t\r\n]/g, '');
    return [...new Set(told)]
      .filter((character) => !known.has(character))
      .map((character): Finding => {
        const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
        const cure = `the site’s fonts have no “${character}” (U+${number}): write it with another sign, or add it to scripts/build/assets/fonts/characters.ts and run “npm run fonts”`;
        return {
          level: 'error',
          file,
          field,
          value: around(text, text.indexOf(character), character.length),
          cure,
        };
      });
  });
}
