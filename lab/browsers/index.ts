/** `npm run e2e -- firefox` or `-- webkit`, with further options of Playwright: provides the browser and runs the tests in it. */
import { spawnSync } from 'node:child_process';
import { provideBrowser } from '../../testing/browsers/provide';
import { browsers } from './browsers';

const [name, ...options] = process.argv.slice(2);
provideBrowser(browsers[name as keyof typeof browsers]);
const { status } = spawnSync('playwright', ['test', '-c', 'lab/browsers', ...options], {
  stdio: 'inherit',
  env: { ...process.env, LAB_BROWSER: name },
});
process.exit(status ?? 1);
