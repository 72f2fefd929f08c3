/**
 * The same files as in fonts.css, so that the bundler gives them the same address; write `new URL` out for each, because the
 * bundler reads the source.
 */
export const fontFiles = [
  new URL('../fonts/display-500.woff2', import.meta.url),
  new URL('../fonts/text-400.woff2', import.meta.url),
  new URL('../fonts/text-600.woff2', import.meta.url),
].map(String);
