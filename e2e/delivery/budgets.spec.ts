import { expect, test } from '@playwright/test';
import { firstView, phone, weigh } from '../../testing/pages/first-view';
import { type PageKind, pageKinds } from '../../testing/pages/page-kinds';
import { locales } from '../../testing/pages/pages';
import { hydrationOf } from '../../testing/pages/weights';

/*
 * What the first view of a page on a phone may weigh, with Brotli, as nginx and every CDN send it. Bytes are the same on
 * every machine, so they may fail; `npm run bench` tells the times (docs/performance.md).
 */

const KB = 1024;

/** Bytes by type, the number of files, and the HTML as a multiple of its script-free baseline. */
const usual = {
  HTML: 26 * KB,
  JS: 20 * KB,
  CSS: 0,
  fonts: 60 * KB,
  pictures: 90 * KB,
  requests: 15,
  hydration: 1.25,
};

/** What is less, or cannot be kept to, with the reason. */
const budgets: Record<PageKind, Partial<typeof usual>> = {
  home: { HTML: 27 * KB },
  project: { HTML: 16 * KB },
  building: { HTML: 26 * KB },
  statement: { HTML: 11.5 * KB, pictures: 10 * KB },
  // The sphere that the visitor turns, in the smaller of its two files.
  tour: { HTML: 9 * KB, pictures: 190 * KB },
  'not found': { HTML: 9 * KB, pictures: 10 * KB },
};

test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } });

for (const { kind, url } of locales.flatMap(pageKinds)) {
  test(`the first view of ${url} keeps to its budgets`, async ({ page }) => {
    const budget = { ...usual, ...budgets[kind] };
    const files = await firstView(page, url);
    for (const type of ['HTML', 'JS', 'CSS', 'fonts', 'pictures'] as const) {
      expect.soft(weigh(files, type), `bytes of ${type}`).toBeLessThanOrEqual(budget[type]);
    }
    expect(weigh(files, 'JS'), 'the islands have a script').toBeGreaterThan(5 * KB);
    // Not the icon of the tab, which the browser fetches for itself.
    const asked = files.filter((file) => !file.url.endsWith('/icon.svg'));
    expect.soft(asked.length, 'requests').toBeLessThanOrEqual(budget.requests);
    expect.soft(hydrationOf(url), 'HTML over its script-free baseline').toBeLessThanOrEqual(budget.hydration);
  });
}
