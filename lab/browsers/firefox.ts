import { existsSync } from 'node:fs';
import { firefox } from '@playwright/test';
import type { FoundBrowser } from '../../lib/chromium';

const systemPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Playwright's own Firefox if it is there, else the system's; undefined where there is none. */
export function findFirefox(): FoundBrowser | undefined {
  const own = firefox.executablePath();
  if (own && existsSync(own)) return { own: true, path: own };
  const path = systemPaths.find((each) => existsSync(each));
  return path ? { own: false, path } : undefined;
}
