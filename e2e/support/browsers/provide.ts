import { spawnSync } from 'node:child_process';
import { findChromium } from '../../../tools/build/chromium';
import { findFirefox, findWebkit } from './options';

/** The browsers of the tests, each with its search and its Debian package for when Playwright's download fails. */
const browsers = {
  chromium: { find: findChromium, debian: 'chromium-headless-shell' },
  firefox: { find: findFirefox, debian: 'firefox-esr' },
  webkit: { find: findWebkit, debian: undefined },
};

/**
 * Finds Playwright's own browser or the system's, or installs one. Prints the path.
 *
 * @throws Error when no browser is found or can be installed
 */
export function provideBrowser(name: keyof typeof browsers): void {
  const { find, debian } = browsers[name];
  if (!find()) run('npx', 'playwright', 'install', name);
  if (!find() && debian) {
    console.log('Playwright’s download failed; trying Debian’s packages.');
    const root = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
    run(...root, 'update', '-qq');
    run(...root, 'install', '-y', '-qq', debian);
  }
  const found = find();
  if (!found)
    throw new Error(`No ${name} could be installed. Install one${debian ? ` (Debian: ${debian})` : ''}.`);
  console.log(`Using ${found.own ? 'Playwright’s own' : 'the system’s'} ${name}, ${found.path}`);
}

function run(...[command = '', ...options]: string[]): void {
  console.log([command, ...options].join(' '));
  spawnSync(command, options, { stdio: 'inherit' });
}
