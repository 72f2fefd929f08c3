import { defineConfig } from '@playwright/test';
import { browserOptions } from './e2e/support/browsers/options';

/** The port of the tested server, which global-setup starts with its own inbox. */
const port = Number(process.env.PORT ?? 4000);

/** The tests of the company of this folder, and of the editor. */
const ownTests = ['**/site/*.spec.ts', '**/editor/e2e/*.spec.ts'];

/** Tests of forms and main pages that hold for every record; a test that needs a certain one runs on `all-on` alone. */
const essentialTests = [
  '**/mail/{forms,form-errors}.spec.ts',
  '**/pages/{home-header,home-lists}.spec.ts',
  '**/quality/accessibility.spec.ts',
];

/** The tests of each selection of `npm run e2e`, and those that it leaves out. */
const selections: Record<string, { match: string[]; ignore: string[] }> = {
  essential: { match: essentialTests, ignore: [] },
  site: { match: ownTests, ignore: [] },
  'all-on': { match: ['**/*.spec.ts'], ignore: ownTests },
  rest: { match: ['**/*.spec.ts'], ignore: [...ownTests, ...essentialTests] },
};
const company = process.env.COMPANY;
/** The files with tests for companies drawn from the schema, tagged `@content`: others need certain records. */
const drawnTests = ['**/pages/{home-lists,people}.spec.ts', '**/quality/{accessibility,preferences}.spec.ts'];
const { match, ignore } = selections[company ?? ''] ?? {
  match: company ? drawnTests : ['**/*.spec.ts'],
  ignore: [],
};

const dotAndPages = [['dot'], ['html', { open: 'never' }]] as const;
const lines = [['line']] as const;

export default defineConfig({
  testMatch: match,
  testIgnore: ignore,
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
