/*
 * What the font files of the site can write. Everything else is drawn in a font of the visitor's machine: the rest
 * of what a visitor types, a live post with emoji, and the keys named below.
 */

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

/** Basic Latin, and the marks of both languages' typography; digits and the space are here for Hebrew too. */
export const latinCharacters = `${range(0x20, 0x7e)}\u{a0}§©«°±²·»×äéöü–—‘’“”•…€−`;

/** The letters without vowel points, maqaf, geresh, gershayim and the sheqel sign. */
export const hebrewCharacters = `${range(0x5d0, 0x5ea)}־׳״₪`;

/** Signs of the texts that neither typeface has. */
export const machineCharacters = '⌘';
