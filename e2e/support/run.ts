/**
 * `npm run e2e -- [company] [options of Playwright]`: runs browser tests against the production build of a company.
 *
 * - `site`: the company of this folder, whose tests are in `e2e/site`, and the editor, `editor/e2e`
 * - `all-on`: the fixture with every feature, for all other tests
 * - `all-off`: the fixture without optional parts, for the tests tagged `@content`
 *
 * Tests tagged `@servers` or `@crawl` run only when `--grep` names them, as `.ci/run` does. Without a company, `all-on` and
 * then `site` are tested. `npm run company` builds the fixtures.
 */
import { spawnSync } from 'node:child_process';
import { provideBrowser } from './browsers/provide';
import { companyFolder } from './content/company-site';

const selections = {
  'all-on': { folder: companyFolder('all-on'), options: [] },
  'all-off': { folder: companyFolder('all-off'), options: ['--grep', '@content'] },
  site: { folder: '.', options: [] },
};
type Company = keyof typeof selections;

const [first = '', ...others] = process.argv.slice(2);
const isNamed = first in selections;
const companies: Company[] = isNamed ? [first as Company] : ['all-on', 'site'];
const options = isNamed ? others : process.argv.slice(2);
const chosen = options.find((option) => option.startsWith('--project='))?.split('=')[1] ?? 'chromium';
if (chosen !== 'chromium' && chosen !== 'firefox' && chosen !== 'webkit')
  throw new Error(`There is no project ${chosen}: choose chromium, firefox or webkit.`);
provideBrowser(chosen);

let failed = false;
for (const name of companies) {
  console.log(`\nBrowser tests of ${name}`);
  const selection = selections[name];
  const rare = options.includes('--grep') ? [] : ['--grep-invert', '@servers|@crawl'];
  const command = ['playwright', 'test', `--project=${chosen}`, ...selection.options, ...rare, ...options];
  const { status } = spawnSync('npx', command, {
    cwd: selection.folder,
    stdio: 'inherit',
    env: { ...process.env, COMPANY: name },
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
