import { defineConfig } from '@playwright/test';
import { browserOptions } from './e2e/support/browsers/options';

/** The port of the tested server, which global-setup starts with its own inbox. */
const port = Number(process.env.PORT ?? 4000);

/** The tests of the company of this folder, and of the editor. */
const ownTests = ['**/site/*.spec.ts', '**/editor/e2e/*.spec.ts'];

const dotAndPages = [['dot'], ['html', { open: 'never' }]] as const;
const lines = [['line']] as const;

export default defineConfig({
  // Set by `npm run e2e`: the tests of a fixture company and the tests of this folder's company exclude each other.
  testMatch: process.env.COMPANY === 'site' ? ownTests : '**/*.spec.ts',
  testIgnore: ['all-on', 'all-off'].includes(process.env.COMPANY ?? '') ? ownTests : [],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Milliseconds: shared machines can be slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // `dot` prints the failures at the end of a CI log, where readers start.
  reporter: [
    ...(process.env.CI ? dotAndPages : lines),
    ...(process.env.REPORT ? [['json', { outputFile: process.env.REPORT }] as const] : []),
  ],
  globalSetup: './e2e/support/global-setup.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    // Only the tests of the splash need it; elsewhere it costs two seconds a page.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a fifth of the time: `npm run e2e -- --trace on` records one.
    screenshot: 'only-on-failure',
  },
  projects: (['chromium', 'firefox', 'webkit'] as const).map((name) => ({ name, ...browserOptions(name) })),
});
