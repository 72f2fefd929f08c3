/**
 * `npm run e2e`, also with `-- firefox` or `-- webkit`: finds the browser of the tests (Playwright's own, else the
 * system's, else installs one), says which, and runs the tests in it. Further words are Playwright's.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './browsers/chromium';
import { findFirefox } from './browsers/firefox';
import { findWebkit } from './browsers/webkit';

/** Each browser with how it is found, the packages of Debian that it needs, and the configuration of its tests. */
const browsers = {
  chromium: { find: findChromium, packages: ['chromium'], config: 'playwright.config.ts' },
  firefox: { find: findFirefox, packages: ['firefox-esr'], config: 'e2e/browsers/firefox.config.ts' },
  webkit: {
    find: findWebkit,
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
    config: 'e2e/browsers/webkit.config.ts',
  },
};

type Name = keyof typeof browsers;

function run([command = '', ...words]: string[]): boolean {
  console.log(`Browser tests: ${[command, ...words].join(' ')}`);
  try {
    execFileSync(command, words, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function install(name: Name): void {
  const { find, packages } = browsers[name];
  console.log(`Browser tests: no ${name} on this machine, so one is installed.`);
  if (run(['npx', 'playwright', 'install', name]) && find()) return;
  console.log('Browser tests: Playwright’s download failed; trying Debian’s packages.');
  const debian = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  run([...debian, 'apt-get', 'update', '-qq']);
  run([...debian, 'apt-get', 'install', '-y', '-qq', ...packages]);
}

/** The system's WebKit needs a screen and a hand besides. */
function isReady(name: Name): boolean {
  const found = browsers[name].find();
  if (!found) return false;
  return (
    name !== 'webkit' || found.own || ['Xvfb', 'xdotool'].every((tool) => existsSync(`/usr/bin/${tool}`))
  );
}

const [first = '', ...others] = process.argv.slice(2);
const name = first in browsers ? (first as Name) : 'chromium';
const words = first in browsers || first === '' ? others : [first, ...others];

if (!isReady(name)) install(name);
const found = browsers[name].find();
if (!found || !isReady(name)) {
  const packages = browsers[name].packages.join(' ');
  console.error(
    `Browser tests: no ${name} could be installed. Install one (Debian: apt-get install ${packages}).`,
  );
  process.exit(1);
}
console.log(`Browser tests: using ${found.own ? 'Playwright’s own' : 'the system’s'} ${name}, ${found.path}`);
const { status } = spawnSync('playwright', ['test', '-c', browsers[name].config, ...words], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
