/** A class or an animation of a style module where the sheet defines it: the mark of the module, then the name in it. */
const definition = /(?:\.|@keyframes )(_?[\w-]{6}_[a-z][\w-]*)/gi;

/**
 * Makes the names that the bundler gives in style modules as short as can be. Each is the same in all pages, because a
 * part of one may be put into another.
 *
 * @param sheets all styles
 * @returns what puts the short names into the HTML or the styles of a page
 */
export function shortNames(sheets: readonly string[]): (text: string) => string {
  const names = new Set(Array.from(sheets.join('').matchAll(definition), ([, name = '']) => name));
  const short = new Map([...names].map((name, index) => [name, lettersOf(index)]));
  return (text) => text.replace(/[\w-]+/g, (word) => short.get(word) ?? word);
}

/** The number in letters alone, which compress best: `a`, … `z`, `ba`, `bb`, … */
function lettersOf(index: number): string {
  return index.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
}
