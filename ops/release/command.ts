/**
 * Makes the build in `dist` the current release of a folder on this machine: `npm run release -- /srv/company-site`;
 * with `--back` the previous release (docs/operations.md).
 */
import { parseArgs } from 'node:util';
import { addRelease, goBack } from './releases';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { back: { type: 'boolean' } } });
const [target] = positionals;
if (!target) throw new Error('Name the folder of the releases: npm run release -- /srv/company-site');
const name = await (values.back ? goBack : addRelease)(target, new Date());
console.log(`${name} is the current release of ${target}.`);
