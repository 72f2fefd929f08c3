/*
 * The characters of the site's font files. System fonts render all others: in typed text, in live posts with emoji, and in the
 * keys named below.
 */

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Hebrew without vowel points, with maqaf, geresh, gershayim and the sheqel sign. */
const hebrew = `${range(0x5d0, 0x5ea)}־׳״₪`;

/** Both scripts, and the marks of both languages' typography. */
export const fontCharacters = `${hebrew}${range(0x20, 0x7e)}\u{a0}§©«°±²·»×äéöü–—‘’“”•…€−`;

/** Signs of the texts that no typeface has. */
export const machineCharacters = '⌘';
