/**
 * The files of fonts.css. Write `new URL` out for each: the bundler reads the source, and gives both the same address.
 */
export const fontFiles = [
  new URL('../fonts/display-500.woff2', import.meta.url),
  new URL('../fonts/text-400.woff2', import.meta.url),
  new URL('../fonts/text-600.woff2', import.meta.url),
].map(String);
