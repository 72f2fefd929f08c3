import { expect, test } from '@playwright/test';
import { eachKind, locales, open } from './support/pages';

/* The font files: what a page loads of them, and that their arrival moves nothing. */

for (const locale of locales) {
  test(`${locale}: a page loads each font file that it names once, and at most 60 KB of them`, async ({
    page,
  }) => {
    let bytes = 0;
    const loaded: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('.woff2')) return;
      loaded.push(response.url());
      bytes += Number(response.headers()['content-length']);
    });
    await open(page, eachKind(locale)[0] ?? '/');
    await page.evaluate(() => document.fonts.ready);
    const preloads = page.locator('link[rel="preload"][as="font"]');
    const named = await preloads.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(named).toHaveLength(3);
    expect(loaded).toEqual(expect.arrayContaining(named));
    expect(loaded).toHaveLength(new Set(loaded).size);
    expect(bytes).toBeLessThan(60 * 1024);
  });

  for (const url of eachKind(locale)) {
    test(`${url} does not move when its fonts come late`, async ({ page }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((done) => setTimeout(done, 800));
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts = Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            shifts.shift += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, url);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
      expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBeLessThan(0.01);
    });
  }
}
