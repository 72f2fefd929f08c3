/** Finds the Chromium of the browser tests: Playwright's own, else the system's, else installs one. Says what it did. */
import { execFileSync } from 'node:child_process';
import { findBrowser } from './browser';

function run([command = '', ...words]: string[]): boolean {
  console.log(`Browser tests: ${[command, ...words].join(' ')}`);
  try {
    execFileSync(command, words, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function install(): void {
  console.log('Browser tests: no Chromium on this machine, so one is installed.');
  if (run(['npx', 'playwright', 'install', 'chromium']) && findBrowser()) return;
  console.log('Browser tests: Playwright’s download failed; trying Debian’s package.');
  const debian = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  run([...debian, 'apt-get', 'update', '-qq']);
  run([...debian, 'apt-get', 'install', '-y', '-qq', 'chromium']);
}

if (!findBrowser()) install();
const browser = findBrowser();
if (!browser) {
  console.error(
    'Browser tests: no Chromium could be installed. Install one (Debian: apt-get install chromium).',
  );
  process.exit(1);
}
console.log(`Browser tests: using ${browser.origin}, ${browser.path}`);
