import type { Page } from '@playwright/test';

/** The first picture or title of the page, the rest of its content, the splash, or what all pages have. */
export type Place = 'picture' | 'title' | 'content' | 'splash' | 'frame';

/** What a page has painted so far; times are milliseconds since the navigation. */
type Paints = {
  /** The first content: text or picture. */
  firstContent: number;
  /** The largest content so far, one entry whenever a larger one is painted; `place` says where it is. */
  largest: { time: number; place: Place }[];
  /** The sum of all layout shifts. */
  shift: number;
};

type Kept = { paints: Paints };

/** Watches the paints of the next page from its first moment on. */
export async function watchPaints(page: Page): Promise<void> {
  // esbuild, which runs the scripts, calls this helper to keep the names of functions; no page has it.
  await page.addInitScript('globalThis.__name ??= (named) => named');
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

/** What the page has painted until now. */
export function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(() => (window as unknown as Kept).paints);
}
