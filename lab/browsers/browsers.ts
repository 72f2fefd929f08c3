import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright/test';
import { findBrowser } from '../../lib/chromium';
import type { KnownBrowser } from '../../testing/browsers/provide';

const machines = ['x86_64', 'aarch64'];

/** The browsers of the laboratory: Playwright’s own, else the system’s. */
export const browsers: Record<'firefox' | 'webkit', KnownBrowser> = {
  firefox: {
    name: 'firefox',
    packages: ['firefox-esr'],
    find: () =>
      findBrowser(firefox.executablePath(), [
        ...['/usr/bin/firefox-esr', '/usr/bin/firefox'],
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ]),
  },
  webkit: {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xdotool'],
    find: () => {
      const paths = machines.map((name) => `/usr/lib/${name}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
      const found = findBrowser(webkit.executablePath(), paths);
      // The system's needs a screen and a hand besides.
      const tools = ['Xvfb', 'xdotool'].every((tool) => existsSync(`/usr/bin/${tool}`));
      return found?.own || tools ? found : undefined;
    },
  },
};
