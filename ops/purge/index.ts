/**
 * Tells the cache at `PURGE_URL` which addresses the releases of a folder changed since it was last told:
 * `npm run purge -- /srv/company-site`. Run it when both servers have taken the release up. Without the setting the
 * addresses are only listed.
 */
import nextEnv from '@next/env';
import { clearChanges, readChanges } from '../release/releases';
import { purge } from './request';

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder of the releases: npm run purge -- /srv/company-site');
nextEnv.loadEnvConfig(process.cwd());
const addresses = readChanges(target);
const { PURGE_URL: url, PURGE_TOKEN: token } = process.env;
if (url) {
  await purge(addresses, { url, token });
  await clearChanges(target);
  console.log(`${addresses.length} addresses are purged.`);
} else {
  console.log(addresses.join('\n'));
}
