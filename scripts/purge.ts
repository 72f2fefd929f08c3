/**
 * Tells the cache at `PURGE_URL` which addresses the current release changed: `npm run purge -- /srv/company-site`. To be
 * run when the server and nginx have taken the release up; without the setting the addresses are only listed.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { purge } from './release/purge';

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder of the releases: npm run purge -- /srv/company-site');
nextEnv.loadEnvConfig(process.cwd());
const addresses: string[] = JSON.parse(readFileSync(path.join(target, 'current', 'changes.json'), 'utf8'));
const { PURGE_URL: url, PURGE_TOKEN: token } = process.env;
if (url) {
  await purge(addresses, { url, token });
  console.log(`${addresses.length} addresses are purged.`);
} else {
  console.log(addresses.join('\n'));
}
