import type { Page } from '@playwright/test';
import { hydrated } from './pages';
import { readPaints, watchPaints } from './paints';

/** Holds files of a page back; the returned function releases them. */
export async function hold(page: Page, files: string | ((url: URL) => boolean)): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Opens a page, lets its fonts come after everything else, and waits for them.
 *
 * @param files which fonts come late; all unless said
 * @returns the sum of all layout shifts
 */
export async function shiftWithLateFonts(
  page: Page,
  url: string,
  files: Parameters<typeof hold>[1] = '**/*.woff2',
): Promise<number> {
  await watchPaints(page);
  const release = await hold(page, files);
  await page.goto(url, { waitUntil: 'commit' });
  await hydrated(page);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  // Shifts are reported with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return (await readPaints(page)).shift;
}
