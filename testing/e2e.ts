/**
 * `npm run e2e`, also with `-- firefox` or `-- webkit`: provides the browser and runs the tests in it. Further arguments are
 * Playwright's.
 */
import { spawnSync } from 'node:child_process';
import { type BrowserName, browsers, provideBrowser } from './browsers/install';

const [first = '', ...others] = process.argv.slice(2);
const isNamed = first in browsers;
const name = isNamed ? (first as BrowserName) : 'chromium';
const options = isNamed || first === '' ? others : [first, ...others];

provideBrowser(name);
const { status } = spawnSync('playwright', ['test', '-c', browsers[name].config, ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
