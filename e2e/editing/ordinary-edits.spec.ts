import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { editOrdinarily, keepOwnProjects } from '../../testing/content/ordinary-edits';
import { copySite } from '../../testing/content/site-copy';

/** The unit tests that read the content; content/sample is about the sample, as its name says. */
const suites = ['app/\\[locale\\]', 'components', 'content', 'i18n', 'site', 'tools/build'];

for (const [who, edit] of [
  ['every ordinary edit of those who keep the site', editOrdinarily],
  ['a company with a project of its own alone', keepOwnProjects],
] as const) {
  test(`${who} leaves the check and the unit tests green`, () => {
    test.setTimeout(600_000);
    const site = copySite();
    const run = (command: string, ...words: string[]) =>
      execFileSync(path.resolve('node_modules/.bin', command), words, {
        cwd: site.folder,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'test' },
      });
    try {
      edit(site.folder);
      run('biome', 'check', '--write', '--vcs-enabled=false', 'content');
      expect(site.run('check')).toContain('0 errors');
      run(
        'jest',
        ...suites.map((suite) => `${site.folder}/${suite}`),
        '--testPathIgnorePatterns=content/sample',
      );
    } finally {
      site.remove();
    }
  });
}
