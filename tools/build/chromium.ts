import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell is first, because without a window it takes less than half of the CPU time. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser on this machine; `own` for Playwright's. */
type FoundBrowser = { own: boolean; path: string };

/** Returns Playwright's own Chromium if installed, otherwise the system's; undefined without either. */
export function findChromium(): FoundBrowser | undefined {
  return findBrowser(chromium.executablePath(), systemPaths);
}

/** Returns Playwright's own browser if its file exists, otherwise the system's first; undefined without either. */
export function findBrowser(own: string, system: readonly string[]): FoundBrowser | undefined {
  if (own && existsSync(own)) return { own: true, path: own };
  const found = system.find((path) => existsSync(path));
  return found ? { own: false, path: found } : undefined;
}
