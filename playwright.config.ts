import { defineConfig } from '@playwright/test';
import { browserOptions } from './e2e/support/browsers/options';

/** The port of the tested server, which global-setup starts with its own inbox. */
const port = Number(process.env.PORT ?? 4000);

/** The tests of the company of this folder, and of the editor. */
const ownTests = ['**/site/*.spec.ts', '**/editor/e2e/*.spec.ts'];

export default defineConfig({
  // Set by `npm run e2e`: the tests of a fixture company and those of the company of this folder exclude each other.
  testMatch: process.env.COMPANY === 'site' ? ownTests : '**/*.spec.ts',
  testIgnore: ['all-on', 'all-off'].includes(process.env.COMPANY ?? '') ? ownTests : [],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Milliseconds. Machines are shared: a slow one is no fault of the site.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // In a long CI log the end is read first: `dot` prints the failures there.
  reporter: process.env.CI ? [['dot'], ['html', { open: 'never' }]] : 'line',
  globalSetup: './e2e/support/global-setup.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    // The splash has its own tests; everywhere else it would only cost two seconds a page.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a fifth of the time: `npm run e2e -- --trace on` records one.
    screenshot: 'only-on-failure',
  },
  projects: (['chromium', 'firefox', 'webkit'] as const).map((name) => ({ name, ...browserOptions(name) })),
});
