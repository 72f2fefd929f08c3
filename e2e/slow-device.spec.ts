import { expect, test } from '@playwright/test';
import { eachKind, hydrated, locales } from './support/pages';

/* A slow processor changes the order in which scripts, payload and page come together (scripts/lighten.ts). */

/** How many times slower the processor is than this machine's. */
const rates = [2, 4, 6, 8];

for (const locale of locales) {
  test(`${locale}: on a slow device every page comes alive without an error`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
    const session = await page.context().newCDPSession(page);
    for (const rate of rates) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      for (const url of eachKind(locale)) {
        await page.goto(url);
        await hydrated(page);
      }
    }
    expect(errors).toEqual([]);
  });
}
