/** The colours that are needed where no style sheet reaches: the browser's own bars, and the pictures of links. */
type Tokens = (name: string) => string;

/**
 * Reads the colours at the top of app/globals.css, so that a colour is written in one place.
 *
 * @param css the style sheet
 * @returns a function that takes a token without its dashes, as `ink`, and gives its colour, as `#17211f`; it throws
 *   when the style sheet gives the token no plain colour
 */
export function readTokens(css: string): Tokens {
  const colours = new Map(
    Array.from(css.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3,8})\s*;/gi), ([, name, colour]) => [name, colour]),
  );
  return (name) => {
    const colour = colours.get(name);
    if (colour) return colour;
    throw new Error(`app/globals.css: write --${name} as a plain colour, such as #17211f.`);
  };
}
