import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { serveEmptyPage } from '../scripts/bench/empty-page';
import { firstView, phone, weigh } from './support/first-view';
import { type PageKind, pageKinds } from './support/page-kinds';
import { locales } from './support/pages';
import { scriptFree } from './support/script-free';

/*
 * What the first view of a page on a phone may weigh, compressed. Bytes are the same on every machine, so they may
 * fail; `npm run bench -- pages` tells the times.
 */

const KB = 1024;

const budgets = {
  HTML: 25 * KB,
  CSS: 12 * KB,
  fonts: 60 * KB,
  pictures: 90 * KB,
  requests: 20,
  /** JavaScript, as a multiple of an empty Next page's. */
  JS: 1.06,
  /** HTML, as a multiple of its script-free twin's. */
  hydration: 1.7,
};

/**
 * The ceilings of a kind of page that cannot keep to a budget, each with its reason. What Next writes into every page,
 * about 1 KB, is much beside a short one.
 */
const exceptions: Partial<Record<PageKind, Partial<typeof budgets>>> = {
  // Its drawings have many small elements; the English text is shorter.
  building: { hydration: 1.74 },
  statement: { hydration: 1.76 },
  'not found': { hydration: 1.92 },
  // The sphere that the visitor turns, in the smaller of its two files; half of the words are those of its controls.
  tour: { pictures: 190 * KB, hydration: 2.48 },
};

test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } });

// One after the other, so that the empty page is built once.
test.describe.configure({ mode: 'default' });

/** Bytes of an empty Next page's JavaScript. */
let floor = 0;

test.beforeAll(async ({ browser }) => {
  const empty = await serveEmptyPage();
  const page = await browser.newPage();
  floor = weigh(await firstView(page, empty.url), 'JS');
  await page.close();
  await empty.stop();
});

for (const { kind, url } of locales.flatMap(pageKinds)) {
  test(`the first view of ${url} keeps to its budgets`, async ({ page, request }) => {
    const budget = { ...budgets, ...exceptions[kind] };
    const files = await firstView(page, url);
    for (const type of ['HTML', 'CSS', 'fonts', 'pictures'] as const) {
      expect.soft(weigh(files, type), `bytes of ${type}`).toBeLessThanOrEqual(budget[type]);
    }
    // Not the icon of the tab, which the browser fetches for itself.
    const asked = files.filter((file) => !file.url.endsWith('/icon.svg'));
    expect.soft(asked.length, 'requests').toBeLessThanOrEqual(budget.requests);
    expect(floor, 'an empty page has JavaScript, too').toBeGreaterThan(100 * KB);
    expect.soft(weigh(files, 'JS') / floor, 'JS over an empty page’s').toBeLessThanOrEqual(budget.JS);
    const html = await (await request.get(url)).text();
    const ratio = gzipSync(html).length / gzipSync(scriptFree(html)).length;
    expect.soft(ratio, 'HTML over its script-free twin’s').toBeLessThanOrEqual(budget.hydration);
  });
}
