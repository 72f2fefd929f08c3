import { execFileSync } from 'node:child_process';
import { type FoundBrowser, findChromium } from '../../lib/chromium';

/** A browser, with how it is found and the packages of Debian that it needs. */
export type KnownBrowser = { name: string; packages: string[]; find: () => FoundBrowser | undefined };

export const chromium = { name: 'chromium', packages: ['chromium-headless-shell'], find: findChromium };

/**
 * Finds a browser: Playwright's own, else the system's, else one that is installed now. It says which.
 *
 * @throws Error when none is there and none can be installed
 */
export function provideBrowser(browser: KnownBrowser): void {
  const found = browser.find() ?? install(browser);
  if (!found) {
    const packages = browser.packages.join(' ');
    throw new Error(
      `No ${browser.name} could be installed. Install one (Debian: apt-get install ${packages}).`,
    );
  }
  console.log(`Using ${found.own ? 'Playwright’s own' : 'the system’s'} ${browser.name}, ${found.path}`);
}

function install({ name, packages, find }: KnownBrowser): FoundBrowser | undefined {
  console.log(`No ${name} on this machine, so one is installed.`);
  run('npx', 'playwright', 'install', name);
  if (find()) return find();
  console.log('Playwright’s download failed; trying Debian’s packages.');
  const debian = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  run(...debian, 'update', '-qq');
  run(...debian, 'install', '-y', '-qq', ...packages);
  return find();
}

function run(...[command = '', ...options]: string[]): void {
  console.log([command, ...options].join(' '));
  try {
    execFileSync(command, options, { stdio: 'inherit' });
  } catch {
    // What is missing afterwards tells.
  }
}
