import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { findFirefox } from './firefox';
import './firefox-answers';
import { grepInvert, testMatch } from './shared';

const { own = false, path } = findFirefox() ?? {};

// The tests of a worker read it too: e2e/support/test.ts.
if (!own) process.env.E2E_SYSTEM_BROWSER = 'firefox';

/** `npm run e2e -- firefox`: Playwright’s own Firefox where it is there, else the system’s by WebDriver BiDi. */
export default defineConfig({
  ...base,
  testDir: '../../e2e',
  testMatch,
  // Without a window the system's Firefox has no WebGL2, and its driver cannot ask for paper.
  grepInvert: own ? grepInvert(own) : [grepInvert(own), /@webgl|@print/],
  globalSetup: '../../e2e/support/global-setup.ts',
  outputDir: '../../test-results',
  use: {
    ...base.use,
    browserName: 'firefox',
    ...(!own && { channel: 'moz-firefox' }),
    launchOptions: {
      executablePath: path,
      firefoxUserPrefs: {
        // Over the page, as in the other browsers of the tests: else scrollbars take 12 pixels of it.
        'ui.useOverlayScrollbars': 1,
        ...(!own && {
          'ui.prefersReducedMotion': 1,
          // Playwright loses a page that comes back from a cache, or waits for ever for one that was answered by 304.
          'browser.sessionhistory.max_total_viewers': 0,
          'browser.cache.disk.enable': false,
          'browser.cache.memory.enable': false,
        }),
      },
    },
  },
});
