import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { findWebkit } from '../../testing/browsers/webkit';
import { grepInvert, testMatch } from './shared';

const { own = false } = findWebkit() ?? {};

// The tests of a worker read it too: e2e/support/test.ts.
if (!own) process.env.E2E_SYSTEM_BROWSER = 'webkit';

/** `npm run e2e -- webkit`: Playwright’s own WebKit where it is there, else the system’s by its inspector. */
export default defineConfig({
  ...base,
  testDir: '..',
  testMatch,
  grepInvert: grepInvert(own),
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../test-results',
  use: {
    ...base.use,
    browserName: 'webkit',
    launchOptions: {},
    // A page of the system's can have no trace.
    trace: own ? 'retain-on-failure' : 'off',
  },
});
