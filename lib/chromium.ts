import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell has no window to draw, and takes less than half of the CPU time: it comes first. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a browser is on this machine; `own` when Playwright has brought it. */
export type FoundBrowser = { own: boolean; path: string };

/** Playwright's own Chromium if it is there, else the system's; undefined where there is none. */
export function findChromium(): FoundBrowser | undefined {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { own: true, path: own };
  const system = systemPaths.find((path) => existsSync(path));
  return system ? { own: false, path: system } : undefined;
}
