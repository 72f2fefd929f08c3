import { fontCharacters } from '../build/assets/fonts/characters';
import { listMissingCharacters } from '../build/assets/fonts/faces';
import { error, type Issue } from './issue';

/** Reports required characters that no typeface has, because share images would omit them. */
export function checkFonts(characters = fontCharacters): Issue[] {
  const missing = listMissingCharacters(characters);
  const file = 'tools/build/assets/fonts/characters.ts';
  return missing.length > 0 ? [error({ file }, 'code.noTypeface', { characters: missing.join(', ') })] : [];
}
