import { firstView, phone, weigh } from '../support/pages/first-view';
import { type PageKind, pageKinds } from '../support/pages/page-kinds';
import { locales } from '../support/pages/pages';
import { hydrationOf } from '../support/pages/weights';
import { expect, type Page, test } from '../support/test';

/*
 * What a page loads on a phone: from where, in which order, and what its first view may weigh, with Brotli, as nginx and every CDN send it. Bytes are the same on
 * every machine, so they may fail; `npm run bench` tells the times (docs/performance.md).
 */

const KB = 1024;

/** Bytes by type, the number of files, and the HTML as a multiple of its script-free baseline. */
const usual = {
  HTML: 20 * KB,
  JS: 11 * KB,
  CSS: 0,
  fonts: 30 * KB,
  pictures: 90 * KB,
  requests: 15,
  hydration: 1.25,
};

/** What is less, or cannot be kept to, with the reason. */
const budgets: Record<PageKind, Partial<typeof usual>> = {
  home: {},
  project: { HTML: 12 * KB },
  building: {},
  unit: { HTML: 14 * KB },
  spaces: { HTML: 12 * KB, pictures: 10 * KB },
  statement: { HTML: 9 * KB, JS: 7 * KB, pictures: 10 * KB },
  // The sphere that the visitor turns, in the smaller of its two files.
  tour: { HTML: 7 * KB, pictures: 190 * KB },
  'not found': { HTML: 7 * KB, JS: 7 * KB, pictures: 10 * KB },
};

test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } });

/** Collects what the browser refuses because of the content policy, and every error of a page. */
async function listRefusals(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /content security policy|hydrat/i.test(message.text())) {
      refusals.push(message.text());
    }
  });
  page.on('pageerror', (error) => refusals.push(error.message));
  await page.exposeFunction('reportRefusal', (refusal: string) => refusals.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { reportRefusal } = window as never as { reportRefusal: (text: string) => void };
      reportRefusal(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return refusals;
}

type Load = { type: string; url: string; priority: string; by: string };

/** Records every load of a page, as the browser begins it. */
async function recordLoads(page: Page): Promise<Load[]> {
  const loads: Load[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator, type = '' }) =>
    loads.push({ type, url: request.url, priority: request.initialPriority, by: initiator.type }),
  );
  return loads;
}

/** Pixels below the window within which Chromium loads a lazy picture, so that it is there when it is reached. */
const near = 1250;

/** The pictures and frames that a page has loaded although they are hidden or far below the window. */
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

/** Shows every part of a page once, from the top to the end. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}

for (const { kind, url } of locales.flatMap(pageKinds)) {
  test(`${url} keeps to its budgets and its policy, loads its first picture at once, each font once, one script last, and nothing from far away`, async ({
    page,
    baseURL,
  }) => {
    const refusals = await listRefusals(page);
    const loads = await recordLoads(page);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    const files = await firstView(page, url);
    expect.soft(await listLoadedFar(page)).toEqual([]);

    const budget = { ...usual, ...budgets[kind] };
    for (const type of ['HTML', 'JS', 'CSS', 'fonts', 'pictures'] as const) {
      expect.soft(weigh(files, type), `bytes of ${type}`).toBeLessThanOrEqual(budget[type]);
    }
    expect.soft(weigh(files, 'JS'), 'the islands have a script').toBeGreaterThan(5 * KB);
    // Not the icon of the tab, which the browser fetches for itself.
    const asked = files.filter((file) => !file.url.endsWith('/icon.svg'));
    expect.soft(asked.length, 'requests').toBeLessThanOrEqual(budget.requests);
    expect.soft(hydrationOf(url), 'HTML over its script-free baseline').toBeLessThanOrEqual(budget.hydration);

    const ofType = (wanted: string) => loads.filter(({ type }) => type === wanted);
    expect.soft(ofType('Script')).toEqual([expect.objectContaining({ priority: 'Low' })]);
    expect.soft(ofType('Stylesheet')).toEqual([]);
    const faces = ofType('Font').map((load) => /\/([\w-]+)\.[^/]+$/.exec(load.url)?.[1]);
    expect.soft(faces).toEqual(['display-500', 'text-400', 'text-600']);
    // Chromium waits for fonts that the head asks for, and never uses another at the first view.
    const inHead = await page
      .locator('head link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect.soft(inHead).toEqual(ofType('Font').map((load) => load.url));
    if (!['unit', 'spaces', 'statement', 'not found'].includes(kind)) {
      const first = page.locator('main img[fetchpriority="high"]').first();
      const [stem] = /^.*-(?=\d+\.avif$)/.exec(
        await first.evaluate((image: HTMLImageElement) => image.currentSrc),
      ) ?? ['no AVIF'];
      expect
        .soft(loads.filter((load) => load.url.startsWith(stem)))
        .toEqual([expect.objectContaining({ priority: 'High', by: 'parser' })]);
    }

    await scrollThrough(page);
    // Not until the network rests: the tour in its frame is never at rest.
    for (const inner of page.frames()) await inner.waitForLoadState('load');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect.soft([...origins].filter((origin) => origin !== 'null')).toEqual([baseURL]);
    expect(refusals).toEqual([]);
  });
}
