/*
 * The characters of the site's font files. Everything else is drawn in a font of the visitor's machine: the rest
 * of what a visitor types, a live post with emoji, and the keys named below.
 */

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Basic Latin, and the marks of both languages' typography. */
export const latinCharacters = `${range(0x20, 0x7e)}\u{a0}§©«°±²·»×äéöü–—‘’“”•…€−`;

/**
 * The letters without vowel points, maqaf, geresh, gershayim and the sheqel sign; the digits and marks
 * between Hebrew words, and the letters of the link to the English page. So a Hebrew page needs the latin files only
 * where it has Latin words.
 */
export const hebrewCharacters = `${range(0x5d0, 0x5ea)}־׳״₪ !"%&'()+,-./${range(0x30, 0x3b)}?EN\u{a0}±·–—‘’“”…`;

/** Signs of the texts that neither typeface has. */
export const machineCharacters = '⌘';
