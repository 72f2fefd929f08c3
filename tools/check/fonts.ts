import { fontCharacters } from '../build/assets/fonts/characters';
import { listMissingCharacters } from '../build/assets/fonts/faces';
import { error, type Issue } from './issue';

/** Reports characters that the font files are to have and no typeface has: a preview would leave them out. */
export function checkFonts(characters = fontCharacters): Issue[] {
  const missing = listMissingCharacters(characters);
  const file = 'tools/build/assets/fonts/characters.ts';
  return missing.length > 0 ? [error({ file }, 'code.noTypeface', { characters: missing.join(', ') })] : [];
}
