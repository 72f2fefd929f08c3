/**
 * Makes the build that stands the current release of a folder on this machine, from which the server and nginx run:
 * `npm run release -- /srv/company-site`. Nothing is served from it before both are told (docs/operations.md).
 */
import { addRelease } from './release/folder';

const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder of the releases: npm run release -- /srv/company-site');
const { id, changes } = await addRelease(target, new Date().toISOString().slice(0, 10));
console.log(
  `${id} is the current release of ${target}; ${changes.length} addresses answer otherwise than before.`,
);
