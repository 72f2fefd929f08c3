/** `npm run e2e`, with options of Playwright: provides Chromium and runs the tests in it; `-- firefox` and `-- webkit` in another browser (lab). */
import { spawnSync } from 'node:child_process';
import { chromium, provideBrowser } from './browsers/provide';

const options = process.argv.slice(2);
const isOther = /^(firefox|webkit)$/.test(options[0] ?? '');
if (!isOther) provideBrowser(chromium);
const command = isOther ? ['tsx', 'lab/browsers/index.ts'] : ['playwright', 'test'];
const { status } = spawnSync('npx', [...command, ...options], { stdio: 'inherit' });
process.exit(status ?? 1);
