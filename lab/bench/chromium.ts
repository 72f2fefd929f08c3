import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../lib/chromium';
import { browserArguments } from '../../testing/browsers/chromium';
import { freePort } from '../../testing/servers/production-server';

/**
 * Opens the browser of the tests while it is used.
 *
 * @param use gets the browser and the port at which Lighthouse reaches it
 */
export async function withChromium<Result>(
  use: (browser: Browser, port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium()?.path,
    // Nobody has signed the certificate of the measured site.
    args: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors', ...browserArguments],
  });
  try {
    return await use(browser, port);
  } finally {
    await browser.close();
  }
}
