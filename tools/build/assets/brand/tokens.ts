/** Where the colours of the site are written, once. */
export const styleSheet = 'app/globals.css';

/** A value at the top of the style sheet, and where its name begins. */
type Token = { value: string; offset: number };

/**
 * Lists the custom properties of a style sheet as it first sets them, by their names without dashes, such as `ink`.
 *
 * @param css the style sheet
 */
export function listTokens(css: string): ReadonlyMap<string, Token> {
  const found = [...css.matchAll(/(?<=[\s{;])--([a-z-]+)\s*:\s*([^;}]*)/g)].reverse();
  return new Map(
    Array.from(found, ({ 1: name = '', 2: value = '', index }) => [
      name,
      { value: value.trim(), offset: index },
    ]),
  );
}

/** The colours that are needed where no style sheet reaches: the browser's own bars, and the social previews. */
type Tokens = (name: string) => string;

/**
 * Reads the colours at the top of app/globals.css, so that a colour is written in one place.
 *
 * @param css the style sheet
 * @returns a function that takes a token without its dashes, as `ink`, and gives its colour, as `#17211f`; it throws
 *   when the style sheet gives the token no plain colour
 */
export function readTokens(css: string): Tokens {
  const tokens = listTokens(css);
  return (name) => {
    const { value = '' } = tokens.get(name) ?? {};
    if (/^#[0-9a-f]{3,8}$/i.test(value)) return value;
    throw new Error(`${styleSheet}: write --${name} as a plain colour, such as #17211f.`);
  };
}
