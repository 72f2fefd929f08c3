import type { Locale } from '@/i18n/routing';

/*
 * The same files as in fonts.css, so that the bundler gives them the same address. `new URL` must stand written out
 * for each: the bundler reads it as it stands.
 */
const latin = [
  new URL('../fonts/frank-ruhl-libre-500-latin.woff2', import.meta.url),
  new URL('../fonts/ibm-plex-sans-hebrew-400-latin.woff2', import.meta.url),
  new URL('../fonts/ibm-plex-sans-hebrew-600-latin.woff2', import.meta.url),
].map(String);

const hebrew = [
  new URL('../fonts/frank-ruhl-libre-500-hebrew.woff2', import.meta.url),
  new URL('../fonts/ibm-plex-sans-hebrew-400-hebrew.woff2', import.meta.url),
  new URL('../fonts/ibm-plex-sans-hebrew-600-hebrew.woff2', import.meta.url),
].map(String);

/** The font files that each language needs at once; digits and punctuation are in the latin ones. */
export const fontFiles: Record<Locale, string[]> = { he: [...hebrew, ...latin], en: latin };
