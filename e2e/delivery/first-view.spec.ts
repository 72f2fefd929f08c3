import { expect, test } from '@playwright/test';
import { firstView, phone } from '../../testing/pages/first-view';
import { hold, shiftWithLateFonts, widths } from '../../testing/pages/late-fonts';
import { type PageKind, pageKinds } from '../../testing/pages/page-kinds';
import { hydrated, locales, scrollThrough, stopAnimations } from '../../testing/pages/pages';
import { type Place, readPaints, watchPaints } from '../../testing/pages/paints';
import { listLoadedFar } from '../support/far';

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

for (const { kind, url } of locales.flatMap(pageKinds)) {
  test(`${url} paints its content under the splash, without its fonts and its script`, async ({ page }) => {
    await stopAnimations(page);
    await watchPaints(page);
    const release = await hold(page, (file) => /\.(woff2|js)$/.test(file.pathname));
    await page.goto(url, { waitUntil: 'commit' });
    await expect.poll(async () => (await readPaints(page)).firstContent).toBeGreaterThan(0);
    release();
    await page.waitForLoadState('load');
    await hydrated(page);
    if (kind !== 'tour') await expect(page.locator('[data-splash]')).toBeVisible();

    const { firstContent, largest } = await readPaints(page);
    expect.soft(Math.abs((largest[0]?.time ?? 0) - firstContent)).toBeLessThan(frame);
    expect.soft(opensWith[kind]).toContain(largest.at(-1)?.place);
  });

  // The bench measures the widths between.
  test(`${url} does not move on the narrowest and the widest screen when its fonts come late`, async ({
    page,
  }) => {
    for (const width of [Math.min(...widths), Math.max(...widths)]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await shiftWithLateFonts(page, url), `${width} pixels`).toBeLessThanOrEqual(0.005);
    }
  });

  test(`${url} loads at once the fonts of its first view: those that come later move nothing`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(url)).text();
    const named = (file: URL) => html.includes(file.pathname);
    const shift = await shiftWithLateFonts(
      page,
      url,
      (file) => file.pathname.endsWith('.woff2') && !named(file),
    );
    expect(shift).toBeLessThanOrEqual(0.005);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : [])),
    );
    expect(loaded.filter((address) => named(new URL(address))).length).toBeGreaterThanOrEqual(3);
    expect(loaded).toHaveLength(new Set(loaded).size);
  });

  test(`${url} loads nothing far from the window or from elsewhere, its first picture at once in the right width, and one script last of all`, async ({
    page,
    baseURL,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const loads: { type: string; url: string; priority: string; by: string }[] = [];
    session.on('Network.requestWillBeSent', ({ request, initiator, type = '' }) =>
      loads.push({ type, url: request.url, priority: request.initialPriority, by: initiator.type }),
    );
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await firstView(page, url);
    expect.soft(await listLoadedFar(page)).toEqual([]);
    const ofType = (wanted: string) => loads.filter(({ type }) => type === wanted);
    expect(ofType('Script')).toEqual([expect.objectContaining({ priority: 'Low' })]);
    expect(ofType('Stylesheet')).toEqual([]);

    if (opensWith[kind].includes('picture')) {
      const first = page.locator('main img[fetchpriority="high"]').first();
      const { stem, right } = await first.evaluate(readPicture);
      // The panorama takes the place of the tour's picture, which is therefore smaller than it is drawn.
      const width = kind === 'tour' ? '\\d+' : right;
      expect(loads.filter((load) => load.url.includes(stem))).toEqual([
        expect.objectContaining({
          url: expect.stringMatching(new RegExp(`${stem}-${width}\\.avif$`)),
          priority: 'High',
          by: 'parser',
        }),
      ]);
    }

    await scrollThrough(page);
    for (const inner of page.frames()) await inner.waitForLoadState('load');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect.soft([...origins].filter((origin) => origin !== 'null')).toEqual([baseURL]);
  });
}

/** The stem of a picture’s files, and the smallest width among them that fills its box on this screen. */
function readPicture(element: Element): { stem: string; right: number | undefined } {
  const img = element as HTMLImageElement;
  const { width, height } = img.getBoundingClientRect();
  const needed = Math.max(width, (height * img.naturalWidth) / img.naturalHeight) * devicePixelRatio;
  const widths = Array.from(
    img.parentElement?.querySelector('source')?.srcset.matchAll(/ (\d+)w/g) ?? [],
    ([, found]) => Number(found),
  );
  const [, stem = ''] = /^(.*)-\d+\.\w+$/.exec(new URL(img.currentSrc).pathname) ?? [];
  return { stem, right: widths.find((candidate) => candidate >= needed) ?? widths.at(-1) };
}
