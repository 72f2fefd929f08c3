/**
 * `npm run e2e -- [company] [options of Playwright]`: runs browser tests against the production build of a company.
 *
 * - `essential`: the company of this folder; only the tests of its forms and main pages, listed in playwright.config.ts
 * - `site`: the company of this folder, whose tests are in `e2e/site`, and the editor, `editor/e2e`
 * - `all-on`: the fixture with every feature, for all other tests; `rest`: without those of `essential`
 * - `least` and `seed-7`: companies drawn from the schema, the first with every field at its minimum; only tests tagged
 *   `@content`
 *
 * Tests tagged `@servers` or `@crawl` run only when `--grep` names them, as `.ci/run` does. Without a company, `all-on` and
 * then `site` are tested. With `--build`, a company is checked and built in `var/companies`, and no test runs.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { provideBrowser } from './browsers/provide';
import { type CompanyName, companyFolder, isCompany, makeCompanySite } from './content/company-site';

/** The folder of the site of each selection. */
const folders: Record<string, string> = { rest: companyFolder('all-on'), essential: '.', site: '.' };

const [first = '', ...others] = process.argv.slice(2);
const isNamed = isCompany(first) || first in folders;
const companies = isNamed ? [first] : ['all-on', 'site'];
const options = isNamed ? others : process.argv.slice(2);
if (options.includes('--build')) {
  if (!isCompany(first)) throw new Error('Name a company to build: all-on, least or seed-7.');
  await buildCompany(first);
}
const chosen = options.find((option) => option.startsWith('--project='))?.split('=')[1] ?? 'chromium';
if (chosen !== 'chromium' && chosen !== 'firefox' && chosen !== 'webkit')
  throw new Error(`There is no project ${chosen}: choose chromium, firefox or webkit.`);
provideBrowser(chosen);

let failed = false;
for (const name of companies) {
  console.log(`\nBrowser tests of ${name}`);
  const drawn = isCompany(name) && name !== 'all-on' ? ['--grep', '@content'] : [];
  const rare = options.includes('--grep') ? [] : ['--grep-invert', '@servers|@crawl'];
  const command = ['playwright', 'test', `--project=${chosen}`, ...drawn, ...rare, ...options];
  const { status } = spawnSync('npx', command, {
    cwd: isCompany(name) ? companyFolder(name) : folders[name],
    stdio: 'inherit',
    env: { ...process.env, COMPANY: name },
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);

/** Makes, checks and builds the site of a company, and ends the process. */
async function buildCompany(name: CompanyName): Promise<never> {
  const cwd = await makeCompanySite(name);
  const env = {
    ...process.env,
    PATH: `${path.resolve(cwd, 'node_modules/.bin')}:${process.env.PATH}`,
    // No test reads the brochures of these companies.
    BROCHURES: '',
  };
  for (const tool of ['tools/check/command.ts', 'tools/build/command.ts']) {
    const { status } = spawnSync('tsx', [tool], { cwd, stdio: 'inherit', env });
    if (status !== 0) process.exit(status ?? 1);
  }
  process.exit(0);
}
