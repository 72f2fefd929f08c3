import { test } from '@playwright/test';
import { type Locale, locales } from './pages/pages';
import { words } from './pages/words';

/** Groups the tests of a language, for every language. They read the content, and hold for that of any company. */
export function inEveryLanguage(tests: (locale: Locale, t: ReturnType<typeof words>) => void): void {
  for (const locale of locales)
    test.describe(locale, { tag: '@content' }, () => tests(locale, words(locale)));
}
