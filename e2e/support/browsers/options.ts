import { firefox, type Project, webkit } from '@playwright/test';
import { findBrowser, findChromium } from '../../../tools/build/chromium';
import { browserArguments } from './chromium';
import './firefox-shim';

const systemFirefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Returns Playwright's own Firefox, otherwise the system's; undefined without either. */
export function findFirefox() {
  return findBrowser(firefox.executablePath(), systemFirefox);
}

/** Returns Playwright's own WebKit; undefined if it is not installed. */
export function findWebkit() {
  return findBrowser(webkit.executablePath(), []);
}

/** Preferences of the system's Firefox, which Playwright drives over WebDriver BiDi. */
const systemPreferences = {
  'ui.prefersReducedMotion': 1,
  // Playwright loses a page restored from the back-forward cache, and waits forever for one answered with 304.
  'browser.sessionhistory.max_total_viewers': 0,
  'browser.cache.disk.enable': false,
  'browser.cache.memory.enable': false,
};

/** The folders of tests about behaviour and layout, which run in every engine. */
const everyEngine = [
  '**/pages/!(splash).spec.ts',
  '**/quality/{keyboard,navigation,no-script,preferences,rtl}.spec.ts',
  '**/site/print.spec.ts',
  '**/mail/{forms,form-errors}.spec.ts',
];

/**
 * Returns the settings of a Playwright project.
 *
 * Tags exclude tests: `@chromium` measures Chromium, `@own-engine` needs Playwright's own Firefox or WebKit.
 */
export function browserOptions(name: 'chromium' | 'firefox' | 'webkit'): Partial<Project> {
  if (name === 'chromium')
    return { use: { launchOptions: { executablePath: findChromium()?.path, args: browserArguments } } };
  if (name === 'webkit')
    return { testMatch: everyEngine, grepInvert: /@chromium/, use: { browserName: 'webkit' } };
  const { own = true, path } = findFirefox() ?? {};
  return {
    testMatch: everyEngine,
    grepInvert: own ? /@chromium/ : /@chromium|@own-engine/,
    use: {
      browserName: 'firefox',
      ...(!own && { channel: 'moz-firefox' }),
      launchOptions: {
        executablePath: path,
        // Overlay scrollbars, as in the other browsers, because classic ones take 12 pixels of the width.
        firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, ...(!own && systemPreferences) },
      },
    },
  };
}
