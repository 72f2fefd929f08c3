import { expect, type Page, test } from '@playwright/test';
import { listLoadedFar } from './support/far';
import { firstView, phone } from './support/first-view';
import { type PageKind, pageKinds } from './support/page-kinds';
import { hydrated, locales, open, scrollThrough, stopAnimations } from './support/pages';
import { type Place, readPaints, watchPaints } from './support/paints';

/* What is loaded and painted first on a phone, in which order, and what waits. */

test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } });

/** What is the largest thing that a kind of page shows at first; on a short page it can be the footer. */
const opensWith: Record<PageKind, Place[]> = {
  home: ['picture', 'title'],
  project: ['picture', 'title'],
  building: ['picture', 'title'],
  tour: ['picture'],
  statement: ['title', 'content'],
  'not found': ['title', 'content', 'frame'],
};

/** A frame of the screen in milliseconds: what is painted together is less than this apart. */
const frame = 16;

/** Keeps back files of a page; the function that is returned lets them come. */
async function hold(page: Page, files: string | ((url: URL) => boolean)): Promise<() => void> {
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

for (const { kind, url } of locales.flatMap(pageKinds)) {
  test(`${url} paints its content under the splash, and fonts that come late move nothing`, async ({
    page,
  }) => {
    await stopAnimations(page);
    await watchPaints(page);
    const release = await hold(page, '**/*.woff2');
    await page.goto(url, { waitUntil: 'commit' });
    await expect.poll(async () => (await readPaints(page)).firstContent).toBeGreaterThan(0);
    release();
    await page.waitForLoadState('load');
    await hydrated(page);
    const fonts = await page.evaluate(async () =>
      [...(await document.fonts.ready)].map((font) => font.status),
    );
    expect(fonts).toContain('loaded');
    if (kind !== 'tour') await expect(page.locator('[data-splash]')).toBeVisible();

    const { firstContent, largest, shift } = await readPaints(page);
    expect.soft(Math.abs((largest[0]?.time ?? 0) - firstContent)).toBeLessThan(frame);
    expect.soft(opensWith[kind]).toContain(largest.at(-1)?.place);
    expect.soft(shift).toBeLessThan(0.01);
  });

  test(`${url} asks at once for the fonts of its first view: those that come later move nothing`, async ({
    page,
    request,
  }) => {
    // As wide as the phone of Lighthouse.
    await page.setViewportSize({ width: 412, height: 823 });
    await watchPaints(page);
    const html = await (await request.get(url)).text();
    const release = await hold(
      page,
      (file) => file.pathname.endsWith('.woff2') && !html.includes(file.pathname),
    );
    await page.goto(url, { waitUntil: 'commit' });
    await hydrated(page);
    await expect.poll(async () => (await readPaints(page)).firstContent).toBeGreaterThan(0);
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    expect((await readPaints(page)).shift).toBeLessThan(0.01);
  });

  test(`${url} asks for its scripts when it has been painted, not before`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const release = await hold(page, '**/*.css');
    const font = page.waitForResponse('**/*.woff2');
    await page.goto(url, { waitUntil: 'commit' });
    await (await font).finished();
    expect(scripts).toEqual([]);
    release();
    await hydrated(page);
    expect(scripts).not.toEqual([]);
    for (const script of scripts) {
      const code = await (await page.request.get(script)).text();
      expect.soft(code, 'compiled while it comes').toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  });

  test(`${url} loads nothing that is far from the window, and nothing from elsewhere`, async ({
    page,
    baseURL,
  }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await firstView(page, url);
    expect.soft(await listLoadedFar(page)).toEqual([]);
    await scrollThrough(page);
    for (const each of page.frames()) await each.waitForLoadState('load');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect.soft([...origins].filter((origin) => origin !== 'null')).toEqual([baseURL]);
  });

  if (!opensWith[kind].includes('picture')) continue;

  test(`${url} asks for its first picture at once, in one file of the right width`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const asked: { url: string; priority: string; by: string }[] = [];
    session.on('Network.requestWillBeSent', ({ request, initiator }) =>
      asked.push({ url: request.url, priority: request.initialPriority, by: initiator.type }),
    );
    await open(page, url);
    const { stem, right } = await page
      .locator('main img[fetchpriority="high"]')
      .first()
      .evaluate(readPicture);
    expect(asked.filter((each) => each.url.includes(stem))).toEqual([
      { url: expect.stringMatching(new RegExp(`${stem}-${right}\\.avif$`)), priority: 'High', by: 'parser' },
    ]);
  });
}

/** The stem of a picture’s files, and the smallest width among them that fills its box on this screen. */
function readPicture(element: Element): { stem: string; right: number | undefined } {
  const img = element as HTMLImageElement;
  const { width, height } = img.getBoundingClientRect();
  const needed = Math.max(width, (height * img.naturalWidth) / img.naturalHeight) * devicePixelRatio;
  const widths = Array.from(
    img.parentElement?.querySelector('source')?.srcset.matchAll(/ (\d+)w/g) ?? [],
    ([, each]) => Number(each),
  );
  const [, stem = ''] = /^(.*)-\d+\.\w+$/.exec(new URL(img.currentSrc).pathname) ?? [];
  return { stem, right: widths.find((each) => each >= needed) ?? widths.at(-1) };
}
