import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** The finished server, and copies of the site, contain a package.json of the same name. */
const ignored = ['<rootDir>/.next/', '<rootDir>/var/', '<rootDir>/dist/'];

/** Unit tests run in Node; a component's test names jsdom in its first line. */
const shared = {
  testEnvironment: 'node',
  modulePathIgnorePatterns: ignored,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

/**
 * - `code`: the site, its build and its check, for any company
 * - `kit`: the editor and the commands of operators, most of which start programs
 * - `sample`: the texts and facts of the sample company, which another company deletes
 * - `html`: reads the pages of the last build, and holds for every company
 * - `all-on`: reads the pages of the fixture `all-on`, whose records have what such a test needs
 * - `random`: draws companies from the schema, and renders their pages
 */
const projects = [
  {
    displayName: 'code',
    setupFilesAfterEnv: ['<rootDir>/e2e/support/content/two-languages.ts'],
    testMatch: ['**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: [
      '/node_modules/',
      ...ignored,
      '<rootDir>/(e2e/html|e2e/random|e2e/sample|editor|ops)/',
    ],
  },
  { displayName: 'kit', testMatch: ['<rootDir>/{editor,ops}/**/*.test.{ts,tsx}'] },
  { displayName: 'sample', testMatch: ['<rootDir>/e2e/sample/**/*.test.{ts,tsx}'] },
  { displayName: 'html', testMatch: ['<rootDir>/e2e/html/*.test.ts'] },
  { displayName: 'all-on', testMatch: ['<rootDir>/e2e/html/all-on/*.test.ts'] },
  { displayName: 'random', testMatch: ['<rootDir>/e2e/random/**/*.test.tsx'] },
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
