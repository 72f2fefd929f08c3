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
type FoundBrowser = { own: boolean; path: string };

/** Playwright's own Chromium if it is there, else the system's; undefined where there is none. */
export function findChromium(): FoundBrowser | undefined {
  return findBrowser(chromium.executablePath(), systemPaths);
}

/** Playwright's own browser if its file is there, else the first of the system's; undefined where there is none. */
export function findBrowser(own: string, system: readonly string[]): FoundBrowser | undefined {
  if (own && existsSync(own)) return { own: true, path: own };
  const found = system.find((path) => existsSync(path));
  return found ? { own: false, path: found } : undefined;
}
