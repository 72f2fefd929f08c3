import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { grepInvert, testMatch } from './shared';
import { findWebkit } from './webkit';

const { own = false } = findWebkit() ?? {};

// The tests of a worker read it too: e2e/support/test.ts.
if (!own) process.env.E2E_SYSTEM_BROWSER = 'webkit';

/** `npm run e2e -- webkit`: Playwright’s own WebKit where it is there, else the system’s by its inspector. */
export default defineConfig({
  ...base,
  testDir: '../../e2e',
  testMatch,
  // The system's WebKit loses a page whose script is answered by the test.
  grepInvert: own ? grepInvert(own) : [grepInvert(own), /@intercepted/],
  // Its driver waits more than it works.
  workers: own ? base.workers : 4,
  globalSetup: '../../e2e/support/global-setup.ts',
  outputDir: '../../test-results',
  use: {
    ...base.use,
    browserName: 'webkit',
    launchOptions: {},
  },
});
