import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Nothing but the pages asks the network for anything; as root Chromium has no sandbox. A busy machine must not pass for a
 * slow network, on which pictures load from further away.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--force-effective-connection-type=4G',
  '--no-first-run',
];

type Browser = { origin: string; path: string };

/** Playwright's own Chromium if it is there, else the system's; undefined where there is none. */
export function findBrowser(): Browser | undefined {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { origin: 'Playwright’s own Chromium', path: own };
  const system = systemPaths.find((path) => existsSync(path));
  return system ? { origin: 'the system’s Chromium', path: system } : undefined;
}
