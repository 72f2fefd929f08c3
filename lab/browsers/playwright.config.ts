import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { browsers } from './browsers';
import './firefox-answers';

const name = process.env.LAB_BROWSER as keyof typeof browsers;
const { own = false, path } = browsers[name].find() ?? {};

/** Tests that cannot run: `@chromium` measures Chromium, the others need what only Playwright's own engines give. */
const left = {
  // Without a window the system's Firefox has no WebGL2, and its driver cannot ask for paper.
  firefox: /@chromium|@emulation|@webgl|@print/,
  // The system's WebKit loses a page whose script is answered by the test.
  webkit: /@chromium|@emulation|@intercepted/,
};

const preferences = {
  'ui.prefersReducedMotion': 1,
  // Playwright loses a page that comes back from a cache, or waits for ever for one that was answered by 304.
  'browser.sessionhistory.max_total_viewers': 0,
  'browser.cache.disk.enable': false,
  'browser.cache.memory.enable': false,
};

/** The tests about behaviour and layout: what the server sends needs no other browser. */
export default defineConfig({
  ...base,
  testDir: '../../e2e',
  testMatch: [
    '**/pages/!(splash).spec.ts',
    '**/quality/{keyboard,navigation,no-script,preferences,print,rtl}.spec.ts',
    '**/mail/{forms,form-errors}.spec.ts',
  ],
  grepInvert: own ? /@chromium/ : left[name],
  ...(!own && { tsconfig: 'tsconfig.e2e.json' }),
  // The driver of the system's WebKit waits more than it works.
  workers: own || name === 'firefox' ? base.workers : 4,
  globalSetup: '../../e2e/support/global-setup.ts',
  outputDir: '../../test-results',
  use: {
    ...base.use,
    browserName: name,
    ...(!own && name === 'firefox' && { channel: 'moz-firefox' }),
    launchOptions:
      name === 'webkit'
        ? {}
        : {
            executablePath: path,
            // Scrollbars over the page, as in the other browsers: else they take 12 pixels of it.
            firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, ...(!own && preferences) },
          },
  },
});
