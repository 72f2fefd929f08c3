import { existsSync, readdirSync } from 'node:fs';
import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** A company without a building has no page of a building or unit to test. */
const hasBuilding = existsSync('content/buildings') && readdirSync('content/buildings').length > 0;

/** The finished server, and copies of the site, contain a package.json of the same name. */
const ignored = ['<rootDir>/.next/', '<rootDir>/var/', '<rootDir>/dist/'];

/** Unit tests run in Node; a component's test names jsdom in its first line. */
const shared = {
  testEnvironment: 'node',
  modulePathIgnorePatterns: ignored,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

const withoutBuilding = hasBuilding ? [] : ['/(\\[building\\]|spaces)/'];

/**
 * - `code`: the site, its build and its check, independent of the company's content
 * - `kit`: the editor and the commands of operators, most of which start programs
 * - `content`: reads the content, and runs again for each company
 * - `html`: reads the pages of the last build
 */
const projects = [
  {
    displayName: 'code',
    setupFilesAfterEnv: ['<rootDir>/e2e/support/content/two-languages.ts'],
    testMatch: ['**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: [
      '/node_modules/',
      ...ignored,
      '\\.content\\.test\\.',
      '<rootDir>/(e2e/html|editor|ops)/',
    ],
  },
  {
    displayName: 'kit',
    testMatch: ['<rootDir>/{editor,ops}/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '\\.content\\.test\\.'],
  },
  {
    displayName: 'content',
    testMatch: ['**/*.content.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', ...ignored, ...withoutBuilding],
  },
  {
    displayName: 'html',
    testMatch: ['<rootDir>/e2e/html/**/*.test.ts'],
    testPathIgnorePatterns: hasBuilding ? [] : ['/unit\\.test'],
  },
];

export default async () => ({
  // On every core: Jest keeps one free by default.
  maxWorkers: '100%',
  // Milliseconds: shared machines can be slow.
  testTimeout: 30_000,
  projects: await Promise.all(
    projects.map(async (project) => ({
      ...(await withNext({ ...shared, ...project })()),
      // ESM-only packages, which Jest must transform.
      transformIgnorePatterns: [
        '/node_modules/(?!(next-intl|use-intl|@formatjs|intl-messageformat|icu-minify)/)',
      ],
    })),
  ),
});
