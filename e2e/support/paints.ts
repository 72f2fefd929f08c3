import type { Page } from '@playwright/test';

/** What a page has painted so far; times are milliseconds since the navigation. */
export type Paints = {
  /** The first content: text or picture. */
  firstContent: number;
  /** The largest content, anew for each that was larger than what stood before; `kind` says where it belongs. */
  largest: { time: number; kind: 'picture' | 'title' | 'text' | 'splash' }[];
  /** The sum of all layout shifts. */
  shift: number;
};

type Kept = { paints: Paints };

/** Watches the paints of the next page from its first moment on. */
export async function watchPaints(page: Page): Promise<void> {
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
      const kinds = { picture: 'main picture', title: 'main h1', splash: '[data-splash]' } as const;
      const [kind = 'text'] = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((key) =>
        element?.closest(kinds[key]),
      );
      paints.largest.push({ time: startTime, kind });
    });
  });
}

/** What the page has painted until now. */
export function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(() => (window as unknown as Kept).paints);
}
