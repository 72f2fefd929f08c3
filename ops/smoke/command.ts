/**
 * Checks a deployed site: `npm run smoke -- https://www.example.com`. Reads every page of the sitemap, four at a time,
 * and sends no inquiry. `--host static` leaves out what a static host decides itself. `--mail`, also without an address,
 * checks the DNS records of the configured sender. Lists all issues, and exits with 1 if there are any.
 */
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { checkDescriptions, checkFiles, checkNotFound, checkRedirects } from './addresses';
import { checkMail } from './mail';
import { checkPages } from './pages';
import { checkForms, checkHealth } from './routes';
import { openSite } from './site';

const siteChecks = {
  pages: checkPages,
  'not-found pages': checkNotFound,
  redirects: checkRedirects,
  files: checkFiles,
  'files for machines': checkDescriptions,
  health: checkHealth,
  forms: checkForms,
};

nextEnv.loadEnvConfig(process.cwd());
const {
  values: { mail = false, host },
  positionals: [address],
} = parseArgs({ allowPositionals: true, options: { mail: { type: 'boolean' }, host: { type: 'string' } } });
if (address ? !URL.canParse(address) : !mail)
  throw new Error('Name the site: npm run smoke -- https://www.example.com');
if (host !== undefined && host !== 'static')
  throw new Error(`“--host ${host}”: the only other kind of host is “static”.`);
// Without an address no site is checked.
const site = openSite(address ?? 'http://localhost', host === 'static');
const checks = { ...(address && siteChecks), ...(mail && { mail: checkMail }) };
for (const [title, check] of Object.entries(checks)) {
  const before = site.issues.length;
  await check(site).catch((error: Error) => site.issues.push(`${title}: ${error.message}`));
  console.log(`${site.issues.length === before ? '✓' : '✗'} ${title}`);
}
for (const issue of site.issues) console.error(issue);
const subject = address ? site.address : 'The sender';
console.log(site.issues.length === 0 ? `${subject}: no issues.` : `${site.issues.length} issues.`);
process.exitCode = site.issues.length === 0 ? 0 : 1;
