/**
 * Checks a deployed site: `npm run smoke -- https://www.example.com`. It reads every page of the sitemap, four at a
 * time, and sends no inquiry. Lists all issues, and exits with 1 if there are any.
 */
import { checkDescriptions, checkFiles, checkNotFound, checkRedirects } from './addresses';
import { checkPages } from './pages';
import { checkForms, checkHealth } from './routes';
import { openSite } from './site';

const checks = {
  pages: checkPages,
  'not-found pages': checkNotFound,
  redirects: checkRedirects,
  files: checkFiles,
  'files for machines': checkDescriptions,
  health: checkHealth,
  forms: checkForms,
};

const [address] = process.argv.slice(2);
if (!address || !URL.canParse(address))
  throw new Error('Name the site: npm run smoke -- https://www.example.com');
const site = openSite(address);
for (const [title, check] of Object.entries(checks)) {
  const before = site.issues.length;
  await check(site).catch((error: Error) => site.issues.push(`${title}: ${error.message}`));
  console.log(`${site.issues.length === before ? '✓' : '✗'} ${title}`);
}
for (const issue of site.issues) console.error(issue);
console.log(site.issues.length === 0 ? `${site.address}: no issues.` : `${site.issues.length} issues.`);
process.exitCode = site.issues.length === 0 ? 0 : 1;
