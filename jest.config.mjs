import { existsSync, readdirSync } from 'node:fs';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** A company without a building has no page of one, and none of its units, to test. */
const hasBuilding = existsSync('content/buildings') && readdirSync('content/buildings').length > 0;

/** Units run in Node; a component's test names jsdom in its first line. The browser tests under e2e are Playwright's. */
const config = {
  testEnvironment: 'node',
  // On every core: Jest keeps one free by default.
  maxWorkers: '100%',
  // Milliseconds. Machines are shared: a slow one is no fault of the code.
  testTimeout: 30_000,
  testPathIgnorePatterns: [
    '/node_modules/',
    '/.next/',
    '<rootDir>/e2e/',
    '<rootDir>/var/',
    '<rootDir>/dist/',
    ...(hasBuilding ? [] : ['/(\\[building\\]|spaces)/']),
  ],
  // The finished server, and copies of the site, bring a package.json of the same name.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/var/', '<rootDir>/dist/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default async () => ({
  ...(await withNext(config)()),
  // These packages ship modules that Jest must translate.
  transformIgnorePatterns: [
    '/node_modules/(?!(next-intl|use-intl|@formatjs|intl-messageformat|icu-minify)/)',
  ],
});
