import { defineConfig } from '@playwright/test';
import { findChromium } from './lib/chromium';
import { browserArguments } from './testing/browsers/chromium';

/** The tests run against the production build, on their own port and with their own inbox. */
const port = Number(process.env.PORT ?? 4000);

export default defineConfig({
  testDir: 'e2e',
  // `npm run move-in` runs these.
  testIgnore: 'e2e/move-in/**',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Milliseconds. Machines are shared: a slow one is no fault of the site.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Of a long log the end is read first: there `dot` says what failed.
  reporter: process.env.CI ? [['dot'], ['html', { open: 'never' }]] : 'line',
  globalSetup: './e2e/support/global-setup.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    // The splash has its own tests; everywhere else it would only cost two seconds a page.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a fifth of the time: `npm run e2e -- --trace on` records one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium()?.path,
      args: browserArguments,
    },
  },
});
