import { phone } from '../support/pages/first-view';
import { missingPage, type PageKind, pageKinds } from '../support/pages/page-kinds';
import { hydrated, settled, stopAnimations, withTypeface } from '../support/pages/pages';
import { expect, type Page, test } from '../support/test';

/* The first paints of a page on a phone, and its layout shifts. */

test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } });

/** Milliseconds from the first paint to the first text, on a busy machine. */
const textDelay = 250;

/** Milliseconds within which the file of the logo follows the first text; the first step of the splash ends later. */
const logoDelay = 200;

/** The layout shift that counts as good: https://web.dev/articles/cls */
const goodShift = 0.1;

/** The first picture or title of the page, the rest of its content, the splash, or the header and footer. */
type Place = 'picture' | 'title' | 'content' | 'splash' | 'frame';

/**
 * The elements that may be the largest paint of a kind of page; on a short page it can be the footer, or the name in
 * the splash.
 */
const opensWith: Record<PageKind, Place[]> = {
  home: ['picture', 'title'],
  project: ['picture', 'title'],
  building: ['picture', 'title'],
  tour: ['picture'],
  unit: ['picture', 'title', 'content', 'splash'],
  spaces: ['title', 'content', 'splash'],
  statement: ['title', 'content'],
  'not found': ['title', 'content', 'frame'],
};

/** The paints of a page so far; times are milliseconds since the navigation. */
type Paints = {
  /** The first content: text or picture. */
  firstContent: number;
  /** The largest content so far, one entry whenever a larger one is painted; `place` is its position. */
  largest: { time: number; place: Place }[];
  /** The sum of all layout shifts. */
  shift: number;
};

/** Observes the paints of the next page from the start. */
async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints: Paints = { firstContent: 0, largest: [], shift: 0 };
    Object.assign(window, { paints });
    type Entry = PerformanceEntry & { element?: Element; value?: number };
    function watch(type: string, take: (entry: Entry) => void) {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    }
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') paints.firstContent = startTime;
    });
    watch('layout-shift', ({ value = 0 }) => {
      paints.shift += value;
    });
    watch('largest-contentful-paint', ({ startTime, element }) => {
      const places = { picture: 'main picture', title: 'main h1', content: 'main', splash: '[data-splash]' };
      const [place] = Object.entries(places).find(([, selector]) => element?.closest(selector)) ?? ['frame'];
      paints.largest.push({ time: startTime, place: place as Place });
    });
  });
}

function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(() => (window as unknown as { paints: Paints }).paints);
}

/** Delays files of a page; the returned function releases them. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
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

/** Opens a page, delays its fonts until everything else has loaded, and returns the sum of all layout shifts. */
async function shiftWithLateFonts(page: Page, url: string): Promise<number> {
  await watchPaints(page);
  // Fonts are never too late, however busy the machine is.
  await page.addInitScript(() => Object.assign(performance, { now: () => 0 }));
  const release = await hold(page, /\.woff2$/);
  await page.goto(url, { waitUntil: 'commit' });
  await hydrated(page);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await withTypeface(page);
  // Shifts are reported with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return (await readPaints(page)).shift;
}

// In one language, because a font file has both scripts and layouts do not depend on the language.
for (const { kind, url } of pageKinds('he')) {
  test(`${url} paints its content under the splash without fonts and script`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(missingPage);
    await stopAnimations(page);
    await watchPaints(page);
    const release = await hold(page, /\.(woff2|js)$/);
    await page.goto(url, { waitUntil: 'commit' });
    await expect.poll(async () => (await readPaints(page)).firstContent).toBeGreaterThan(0);
    release();
    await page.waitForLoadState('load');
    await hydrated(page);
    if (kind !== 'tour') await expect(page.locator('[data-splash]')).toBeVisible();

    const { firstContent, largest } = await readPaints(page);
    expect.soft(Math.abs((largest[0]?.time ?? 0) - firstContent)).toBeLessThan(textDelay);
    expect.soft(opensWith[kind]).toContain(largest.at(-1)?.place);
  });

  if (opensWith[kind].includes('splash')) {
    test(`${url} paints no larger part of its splash after the first paint`, async ({ page }) => {
      await watchPaints(page);
      await page.goto(url);
      await settled(page);
      const { firstContent, largest } = await readPaints(page);
      const late = largest.filter(
        ({ place, time }) => place === 'splash' && time - firstContent >= logoDelay,
      );
      expect(late).toEqual([]);
    });
  }

  test(`late fonts shift little on ${url}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(missingPage);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await shiftWithLateFonts(page, url), `${width} pixels`).toBeLessThan(goodShift);
    }
  });
}

for (const [line, faces] of [
  [undefined, 3],
  [{ effectiveType: '3g', saveData: false }, 3],
  [{ effectiveType: '4g', saveData: true }, 0],
] as const)
  test(`a connection reported as ${JSON.stringify(line)} loads ${faces} faces`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), line);
    const asked = recordFaces(page);
    await page.goto('/');
    await page.locator('img[fetchpriority="high"]').evaluate((picture: HTMLImageElement) => picture.decode());
    await hydrated(page);
    await expect.poll(() => asked.length).toBe(faces);
  });

/** The files of fonts that a page requests from now on. */
function recordFaces(page: Page): string[] {
  const faces: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && faces.push(request.url()));
  return faces;
}

for (const outcome of ['loads', 'fails'])
  test(`the faces are requested as soon as the first picture ${outcome}`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/);
    const faces = recordFaces(page);
    let end = () => {};
    const ended = new Promise<void>((done) => {
      end = done;
    });
    await page.route(/\.avif$/, async (route) => {
      await ended;
      await (outcome === 'loads' ? route.continue() : route.abort());
    });
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
    expect(faces).toEqual([]);
    end();
    await expect.poll(() => faces.length).toBe(3);
  });

test('a page without a picture, and one within the site, request the faces before all else', async ({
  page,
}) => {
  const faces = recordFaces(page);
  await hold(page, /\.(avif|js)$/);
  await page.goto('/accessibility', { waitUntil: 'commit' });
  await withTypeface(page);
  expect(faces).toHaveLength(3);
  await page.goto('/', { waitUntil: 'commit', referer: page.url() });
  await withTypeface(page);
});

test('the faces appear together, and not three seconds after the first paint', async ({ page }) => {
  const release = await hold(page, /text-600.*\.woff2$/);
  await page.goto('/', { waitUntil: 'commit' });
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ display, status }) => display === 'swap' && status === 'loaded').length,
    );
  await expect.poll(loaded).toBe(2);
  expect(await usesTypeface(page)).toBe(false);
  await page.evaluate(() => {
    const { startTime = 0 } = performance.getEntriesByName('first-contentful-paint')[0] ?? {};
    performance.now = () => startTime + 3000;
  });
  release();
  await expect.poll(loaded).toBe(3);
  expect(await usesTypeface(page)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await usesTypeface(page), 'paper has them').toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser shows the faces', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => usesTypeface(page)).toBe(true);
  });
});

/** Returns whether the title of a page is painted in the brand's face alone. */
async function usesTypeface(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

/** First visits to each page, because the faces may be in time only sometimes: latency in ms, and Mbit/s. */
const lines = [
  { latency: 0, speed: 10 },
  { latency: 100, speed: 10 },
  { latency: 100, speed: 1.5 },
  { latency: 300, speed: 1.5 },
];

const openings = [...pageKinds('he'), { kind: 'home', url: '/en' }].filter(({ kind }) =>
  ['home', 'building', 'project'].includes(kind),
);
for (const { url } of openings)
  test(`${url} has its typeface on first visits`, async ({ browser }) => {
    const shifts: number[] = [];
    for (const { latency, speed } of lines) {
      const page = await browser.newPage();
      await watchPaints(page);
      const session = await page.context().newCDPSession(page);
      const throughput = (speed * 1e6) / 8;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
      await page.goto(url);
      await withTypeface(page);
      expect.soft(await usesTypeface(page)).toBe(true);
      shifts.push((await readPaints(page)).shift);
      await page.close();
    }
    // A busy machine lays out a page in parts, which shifts some visits without any font.
    const [, second] = shifts.sort((a, b) => a - b);
    expect(second, `${shifts}`).toBeLessThan(0.005);
  });
