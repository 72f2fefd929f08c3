import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findFirefox } from '../../lab/browsers/firefox';
import { findWebkit } from '../../lab/browsers/webkit';
import { type FoundBrowser, findChromium } from '../../lib/chromium';

/** Each browser with how it is found, the packages of Debian that it needs, and the configuration of its tests. */
export const browsers = {
  chromium: { find: findChromium, packages: ['chromium-headless-shell'], config: 'playwright.config.ts' },
  firefox: { find: findFirefox, packages: ['firefox-esr'], config: 'lab/browsers/firefox.config.ts' },
  webkit: {
    find: findWebkit,
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
    config: 'lab/browsers/webkit.config.ts',
  },
};

export type BrowserName = keyof typeof browsers;

function run([command = '', ...options]: string[]): boolean {
  console.log([command, ...options].join(' '));
  try {
    execFileSync(command, options, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function install(name: BrowserName): void {
  const { find, packages } = browsers[name];
  console.log(`No ${name} on this machine, so one is installed.`);
  if (run(['npx', 'playwright', 'install', name]) && find()) return;
  console.log('Playwright’s download failed; trying Debian’s packages.');
  const debian = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  run([...debian, 'apt-get', 'update', '-qq']);
  run([...debian, 'apt-get', 'install', '-y', '-qq', ...packages]);
}

/** The system's WebKit also needs a virtual screen and a tool that presses keys. */
function isReady(name: BrowserName): boolean {
  const found = browsers[name].find();
  if (!found) return false;
  return (
    name !== 'webkit' || found.own || ['Xvfb', 'xdotool'].every((tool) => existsSync(`/usr/bin/${tool}`))
  );
}

/**
 * Finds a browser and says which: Playwright's own, else the system's, else one that is installed now.
 *
 * @throws Error when there is none and none can be installed
 */
export function provideBrowser(name: BrowserName): FoundBrowser {
  if (!isReady(name)) install(name);
  const found = browsers[name].find();
  if (!found || !isReady(name)) {
    const packages = browsers[name].packages.join(' ');
    throw new Error(`No ${name} could be installed. Install one (Debian: apt-get install ${packages}).`);
  }
  console.log(`Using ${found.own ? 'Playwright’s own' : 'the system’s'} ${name}, ${found.path}`);
  return found;
}
