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

/** Where a browser of the tests is; `own` when Playwright has brought it. */
export type FoundBrowser = { own: boolean; path: string };

/** Playwright's own Chromium if it is there, else the system's; undefined where there is none. */
export function findChromium(): FoundBrowser | undefined {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { own: true, path: own };
  const system = systemPaths.find((path) => existsSync(path));
  return system ? { own: false, path: system } : undefined;
}
