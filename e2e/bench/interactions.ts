import type { Browser, Locator, Page } from '@playwright/test';
import { buildingHref, projectWhere } from '../support/content/records';
import { phone } from '../support/pages/first-view';
import { hydrated } from '../support/pages/pages';
import { words } from '../support/pages/words';
import { mediansOf, print, withChromium, withSite } from './tools';

const t = words('en');
const gallery = projectWhere('en', ({ images }) => images.length > 1);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Controls to press, by their page. */
const presses: [url: string, name: string, find: (page: Page) => Locator][] = [
  // The baseline of the machine: a link within the page.
  ['/en', 'without script', (page) => page.locator('a[href="#about"]:visible')],
  ['/en', 'menu', (page) => button(page, t('SiteHeader.menu'))],
  ['/en', 'filter of projects', (page) => button(page, t('Projects.completed'))],
  ['/en', 'more projects', (page) => button(page, t('Projects.showMore'))],
  ['/en', 'next picture', (page) => button(page, t('Carousel.next'))],
  [`/en/project/${gallery.index}`, 'picture, to see it large', (page) => page.locator('main a:has(picture)')],
  ['/en', 'send the form', (page) => page.locator('form button[type="submit"]')],
  [`/en${buildingHref}`, 'level of the building', (page) => page.locator('main svg a[data-of]')],
];

/** Measures the response time to a press, on a phone with a throttled processor, when the page is idle. */
export async function bench(runs: number): Promise<void> {
  const rows = await withSite({}, (site) =>
    withChromium((browser) => {
      const measures = presses.map(
        ([url, name, find]) => [name, () => press(browser, site.url + url, find)] as const,
      );
      return mediansOf(Math.max(runs, 5), Object.fromEntries(measures));
    }),
  );
  print('From a press to the next paint, processor slowed 4×: milliseconds, goal 80', rows);
}

async function press(browser: Browser, url: string, find: (page: Page) => Locator) {
  const page = await browser.newPage({ ...phone, reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const pressed: PerformanceEntry[] = [];
    Object.assign(window, { pressed });
    const observer = new PerformanceObserver((list) => pressed.push(...list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url);
  await hydrated(page);
  const target = find(page).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown.`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  // As long as a real press, so that the work of pointerdown and of click are measured apart.
  await page.waitForTimeout(100);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const milliseconds = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
    const { pressed } = window as unknown as { pressed: (PerformanceEntry & { interactionId: number })[] };
    // One frame, if it took less.
    return Math.max(16, ...pressed.filter((entry) => entry.interactionId).map(({ duration }) => duration));
  });
  await page.close();
  return { milliseconds };
}
