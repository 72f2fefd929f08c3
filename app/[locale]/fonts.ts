import { preload } from 'react-dom';

/**
 * The same files as in fonts.css, so that the bundler gives them the same address; write `new URL` out for each, because the
 * bundler reads the source.
 */
const files = [
  new URL('../fonts/display-500.woff2', import.meta.url),
  new URL('../fonts/text-400.woff2', import.meta.url),
  new URL('../fonts/text-600.woff2', import.meta.url),
].map(String);

/** Has the browser ask for the font files before it meets their first word, and wait a little for them. */
export function preloadFonts(): void {
  for (const href of files) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
