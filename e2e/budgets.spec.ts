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
  /**
   * HTML, as a multiple of its script-free twin's. What Next writes into an empty page, 1.4 KB, is no fault of a page:
   * it is left out for all but the home page, which is the longest and has no excuse.
   */
  hydration: 1.7,
};

/** The ceilings of a kind of page that cannot keep to a budget, each with its reason. */
const exceptions: Partial<Record<PageKind, Partial<typeof budgets>>> = {
  // The sphere that the visitor turns, in the smaller of its two files; half of the words are those of its controls.
  tour: { pictures: 190 * KB, hydration: 1.95 },
};

test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } });

// One after the other, so that the empty page is built once.
test.describe.configure({ mode: 'default' });

/** Bytes of an empty Next page: its JavaScript, and what hydration adds to its HTML. */
const floor = { JS: 0, hydration: 0 };

test.beforeAll(async ({ browser }) => {
  const empty = await serveEmptyPage();
  const page = await browser.newPage();
  floor.JS = weigh(await firstView(page, empty.url), 'JS');
  const [whole, twin] = weighHtml(await (await page.request.get(empty.url)).text());
  floor.hydration = whole - twin;
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
    expect(floor.JS, 'an empty page has JavaScript, too').toBeGreaterThan(100 * KB);
    expect.soft(weigh(files, 'JS') / floor.JS, 'JS over an empty page’s').toBeLessThanOrEqual(budget.JS);
    const [whole, twin] = weighHtml(await (await request.get(url)).text());
    const own = kind === 'home' ? whole : whole - floor.hydration;
    expect.soft(own / twin, 'HTML over its script-free twin’s').toBeLessThanOrEqual(budget.hydration);
  });
}

/** Bytes of a page's HTML and of its script-free twin, compressed. */
function weighHtml(html: string): [number, number] {
  return [gzipSync(html).length, gzipSync(scriptFree(html)).length];
}
