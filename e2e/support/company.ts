/** `npm run company -- all-on`: makes the site of a fixture company in `var/companies`, checks it and builds it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { companies, makeCompanySite } from './content/company-site';

const name = companies.find((known) => known === process.argv[2]);
if (!name) throw new Error(`Name a company: ${companies.join(' or ')}.`);
const folder = makeCompanySite(name);
const environment = {
  ...process.env,
  PATH: `${path.resolve(folder, 'node_modules/.bin')}:${process.env.PATH}`,
};
for (const tool of ['tools/check/index.ts', 'tools/build/index.ts']) {
  const { status } = spawnSync('tsx', [tool], { cwd: folder, stdio: 'inherit', env: environment });
  if (status !== 0) process.exit(status ?? 1);
}
