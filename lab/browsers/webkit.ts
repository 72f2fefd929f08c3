import { existsSync } from 'node:fs';
import { webkit } from '@playwright/test';
import type { FoundBrowser } from '../../lib/chromium';

const systemPaths = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** Playwright's own WebKit if it is there, else the system's small window of it; undefined where there is none. */
export function findWebkit(): FoundBrowser | undefined {
  const own = webkit.executablePath();
  if (own && existsSync(own)) return { own: true, path: own };
  const path = systemPaths.find((each) => existsSync(each));
  return path ? { own: false, path } : undefined;
}
