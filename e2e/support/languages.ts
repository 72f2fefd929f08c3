import { test } from '@playwright/test';
import { type Locale, locales } from './pages/pages';
import { words } from './pages/words';

type Tests = (locale: Locale, t: ReturnType<typeof words>) => void;

/** Groups the tests of a language, for every language. */
export function inEveryLanguage(tests: Tests): void {
  for (const locale of locales) test.describe(locale, () => tests(locale, words(locale)));
}

/** Groups tests that depend on direction, fonts or prefixes: in Hebrew and in English. */
export function inBothDirections(tests: Tests): void {
  for (const locale of ['he', 'en'] as const) test.describe(locale, () => tests(locale, words(locale)));
}
