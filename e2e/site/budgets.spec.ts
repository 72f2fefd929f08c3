import { firstView, phone, weigh } from '../support/pages/first-view';
import { missingPage, type PageKind, pageKinds } from '../support/pages/page-kinds';
import { locales } from '../support/pages/pages';
import { hydrationOf, weightOf } from '../support/pages/weights';
import { expect, type Page, test } from '../support/test';

/*
 * The first view of a page on a phone: the origin, order and Brotli weight of its files. Bytes are the same on every
 * machine; `npm run bench` measures times (docs/performance.md).
 */

const KB = 1024;

/** Bytes by type, number of files, and the HTML as a multiple of its script-free baseline. */
const usual = {
  HTML: 21 * KB,
  // The card that a filter puts first gets the files of the first card, and a project fills in the form.
  JS: 11.2 * KB,
  CSS: 0,
  fonts: 30 * KB,
  pictures: 90 * KB,
  requests: 15,
  hydration: 1.25,
};

/** Budgets of kinds that differ from the usual one, with reasons for larger ones. */
const budgets: Record<PageKind, Partial<typeof usual>> = {
  // Proof, a featured project, a menu with phone and chat, place and year on each card, the drawing of all projects, sharp first
  // pictures, the filter that every list shares, and the available units in the hero, the menu and the card of their project.
  home: { HTML: 25.7 * KB, JS: 12.5 * KB },
  // The background of the project, and a question at its end.
  project: { HTML: 14 * KB },
  // A section with a figure for each use of a level, a map of the region, stations, the terms, and a plan for each unit; the
  // offer on the first screen, the section that stays beside the levels, and the bar of actions and folds of phones.
  building: { HTML: 27 * KB },
  // Costs, terms and facts that a tenant asks about, and the bar of actions on phones.
  unit: { HTML: 15.2 * KB },
  // The facts of all units, to compare them without loading their pages.
  spaces: { HTML: 15.2 * KB, JS: 11.4 * KB, pictures: 10 * KB },
  // The menu, the year, and the dock of the chat button.
  statement: { HTML: 10 * KB, JS: 7.1 * KB, pictures: 10 * KB },
  // The smaller of the two files of the sphere.
  tour: { HTML: 8 * KB, pictures: 190 * KB },
  // The correction of a pasted address.
  'not found': { HTML: 8 * KB, JS: 7.4 * KB, pictures: 10 * KB },
};

test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } });

type Load = { type: string; url: string; priority: string; by: string };

/** Records every load of a page when the browser starts it. */
async function recordLoads(page: Page): Promise<Load[]> {
  const loads: Load[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator, type = '' }) =>
    loads.push({ type, url: request.url, priority: request.initialPriority, by: initiator.type }),
  );
  return loads;
}

/** Pixels below the window within which Chromium loads a lazy picture. */
const near = 1250;

/** Lists loaded pictures and frames that are hidden or far below the window. */
function listLoadedFar(page: Page): Promise<string[]> {
  return page.evaluate((reach) => {
    const media = [...document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>('img, iframe')];
    const addressOf = (item: (typeof media)[number]) => ('currentSrc' in item && item.currentSrc) || item.src;
    const isNear = (item: Element) =>
      item.checkVisibility() && item.getBoundingClientRect().top < innerHeight + reach;
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const wanted = new Set(media.filter(isNear).map(addressOf));
    return media.map(addressOf).filter((address) => loaded.has(address) && !wanted.has(address));
  }, near);
}

/** Scrolls through a page from top to end. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}

test('the HTML of every kind of page keeps its budget in every language', () => {
  for (const { kind, url } of locales.flatMap(pageKinds)) {
    const budget = { ...usual, ...budgets[kind] };
    expect.soft(weightOf(url), `bytes of ${url}`).toBeLessThanOrEqual(budget.HTML);
    expect
      .soft(hydrationOf(url), `${url} over its script-free baseline`)
      .toBeLessThanOrEqual(budget.hydration);
  }
});

// Both scripts of a font are in one file, so every language loads the same files.
for (const { kind, url } of pageKinds('he')) {
  test(`the first view of ${url} keeps its budget`, async ({ page, baseURL, expectedErrors }) => {
    expectedErrors.push(missingPage);
    const loads = await recordLoads(page);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    const files = await firstView(page, url);
    expect.soft(await listLoadedFar(page)).toEqual([]);

    const budget = { ...usual, ...budgets[kind] };
    for (const type of ['JS', 'CSS', 'fonts', 'pictures'] as const) {
      expect.soft(weigh(files, type), `bytes of ${type}`).toBeLessThanOrEqual(budget[type]);
    }
    expect.soft(weigh(files, 'JS'), 'the islands have a script').toBeGreaterThan(5 * KB);
    // The browser requests the icon of the tab itself.
    const asked = files.filter((file) => !file.url.endsWith('/icon.svg'));
    expect.soft(asked.length, 'requests').toBeLessThanOrEqual(budget.requests);

    const ofType = (wanted: string) => loads.filter(({ type }) => type === wanted);
    expect.soft(ofType('Script')).toEqual([expect.objectContaining({ priority: 'Low' })]);
    expect.soft(ofType('Stylesheet')).toEqual([]);
    const faces = ofType('Font').map((load) => /\/([\w-]+)\.[^/]+$/.exec(load.url)?.[1]);
    expect.soft(faces).toEqual(['display-500', 'text-400', 'text-600']);
    if (!['spaces', 'statement', 'not found'].includes(kind)) {
      const first = page.locator('main img[fetchpriority="high"]').first();
      const [stem] = /^.*-(?=\d+\.avif$)/.exec(
        await first.evaluate((image: HTMLImageElement) => image.currentSrc),
      ) ?? ['no AVIF'];
      expect
        .soft(loads.filter((load) => load.url.startsWith(stem)))
        .toEqual([expect.objectContaining({ priority: 'High', by: 'parser' })]);
    }

    await scrollThrough(page);
    // The tour in its frame never becomes idle.
    for (const inner of page.frames()) await inner.waitForLoadState('load');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect([...origins].filter((origin) => origin !== 'null')).toEqual([baseURL]);
  });
}
