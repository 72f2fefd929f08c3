import type { Browser, Locator, Page } from '@playwright/test';
import { phone } from '../../e2e/support/first-view';
import { fill, forms, inquiryFor, partsOf } from '../../e2e/support/forms';
import { open } from '../../e2e/support/pages';
import { words } from '../../e2e/support/words';
import { withChromium } from './chromium';
import { withSite } from './site';
import { printTable } from './table';

/** The browser reports only what took longer than a frame. */
const shortest = 16;
const slowdown = 4;
const goal = 100;

/** Milliseconds from the press to the next paint, and where they went. */
type Answer = { whole: number; waiting: number; working: number; painting: number };

type Entry = PerformanceEntry & { interactionId: number; processingStart: number; processingEnd: number };

const t = words('en');
const contact = forms.find(({ url }) => url === '/en');

/** What a visitor presses on the home page; each finds its target, and prepares the page where it must. */
const presses: Record<string, (page: Page) => Locator | Promise<Locator>> = {
  menu: (page) => page.getByRole('button', { name: t('SiteHeader.menu'), exact: true }),
  'filter of projects': (page) =>
    page
      .getByRole('group', { name: t('Projects.filterLabel') })
      .getByRole('button', { name: t('Projects.completed'), exact: true }),
  'show more projects': (page) =>
    page
      .getByRole('region', { name: t('Projects.title') })
      .getByRole('button', { name: t('Projects.showMore'), exact: true }),
  'filter of clients': (page) =>
    page
      .getByRole('group', { name: t('Clients.filterLabel') })
      .getByRole('button')
      .nth(1),
  'next picture': (page) => page.getByRole('button', { name: t('Carousel.next') }).first(),
  like: (page) => page.locator('[aria-pressed][aria-label]').first(),
  'label of the sent form': async (page) => {
    if (!contact) throw new Error('The site has no general form in English.');
    await fill(page, contact, inquiryFor(contact, 'bench'));
    return partsOf(page, contact).button;
  },
};

/**
 * How soon the page answers a press, on a phone whose processor is slowed four times, once the page is at rest.
 *
 * @param runs how often each is pressed, three times at least; the median counts
 */
export async function bench(runs: number): Promise<void> {
  const rows = await withSite({ SMTP_URL: 'smtp://127.0.0.1:1' }, (site) =>
    withChromium(async (browser) => {
      const answers: [name: string, answer: Answer][] = [];
      for (const [name, find] of Object.entries(presses)) {
        const tries: Answer[] = [];
        while (tries.length < Math.max(runs, 3)) tries.push(await press(browser, `${site.url}/en`, find));
        tries.sort((a, b) => a.whole - b.whole);
        const middle = tries[Math.floor(tries.length / 2)];
        if (middle) answers.push([name, middle]);
      }
      return answers;
    }),
  );
  const show = (milliseconds: number) => milliseconds.toFixed(0);
  printTable(
    `From a press to the next paint, processor slowed ${slowdown}×: milliseconds, goal ${goal}`,
    ['press', 'whole', 'waiting', 'working', 'painting', ''],
    rows.map(([name, { whole, waiting, working, painting }]) => [
      name,
      whole > shortest ? show(whole) : `≤ ${shortest}`,
      ...[waiting, working, painting].map(show),
      whole > goal ? 'over' : '',
    ]),
  );
}

async function press(browser: Browser, url: string, find: (typeof presses)[string]): Promise<Answer> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript((durationThreshold) => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { pressed: entries });
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, shortest);
  await open(page, url);
  const target = await find(page);
  await target.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tap(page, target);
  const answer = await page.evaluate(slowest);
  await context.close();
  return answer;
}

/** A bare touch: `Locator.tap` listens to the events itself, which costs as much as the page's own work. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What shall be pressed is not shown.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The slowest event of the press, once it has been painted. */
async function slowest(): Promise<Answer> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))));
  const { pressed } = window as unknown as { pressed: Entry[] };
  const [entry] = pressed.filter((each) => each.interactionId).sort((a, b) => b.duration - a.duration);
  if (!entry) return { whole: 0, waiting: 0, working: 0, painting: 0 };
  const { startTime, duration, processingStart, processingEnd } = entry;
  return {
    whole: duration,
    waiting: processingStart - startTime,
    working: processingEnd - processingStart,
    painting: Math.max(0, startTime + duration - processingEnd),
  };
}
