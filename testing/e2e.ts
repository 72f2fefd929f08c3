/**
 * `npm run e2e`, also with `-- firefox` or `-- webkit`: provides the browser and runs the tests in it. Further words are
 * Playwright's.
 */
import { spawnSync } from 'node:child_process';
import { type BrowserName, browsers, provideBrowser } from './browsers/install';

const [first = '', ...others] = process.argv.slice(2);
const isNamed = first in browsers;
const name = isNamed ? (first as BrowserName) : 'chromium';
const words = isNamed || first === '' ? others : [first, ...others];

provideBrowser(name);
const { status } = spawnSync('playwright', ['test', '-c', browsers[name].config, ...words], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
