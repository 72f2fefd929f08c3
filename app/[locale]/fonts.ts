import { preload } from 'react-dom';
import type { Locale } from '@/i18n/routing';

/** For a Hebrew page that begins with words of another language. */
export const latinText = String(new URL('../fonts/text-400-latin.woff2', import.meta.url));

/**
 * The font files that each language needs at once. They are the same files as in fonts.css, so that the bundler gives
 * them the same address; write `new URL` out for each, because the bundler reads the source.
 */
export const fontFiles: Record<Locale, string[]> = {
  he: [
    new URL('../fonts/display-500-hebrew.woff2', import.meta.url),
    new URL('../fonts/text-400-hebrew.woff2', import.meta.url),
    new URL('../fonts/text-600-hebrew.woff2', import.meta.url),
  ].map(String),
  en: [
    String(new URL('../fonts/display-500-latin.woff2', import.meta.url)),
    latinText,
    String(new URL('../fonts/text-600-latin.woff2', import.meta.url)),
  ],
};

/** Has the browser ask for font files before it meets their first word. */
export function preloadFonts(files: readonly string[]): void {
  for (const href of files) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
