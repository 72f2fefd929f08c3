import type { Browser, Locator, Page } from '@playwright/test';
import { projectsIn } from '../../testing/content/records';
import { fill, forms, inquiryFor, partsOf } from '../../testing/mail/forms';
import { phone } from '../../testing/pages/first-view';
import { hydrated } from '../../testing/pages/pages';
import { words } from '../../testing/pages/words';
import { withChromium } from './chromium';
import { median, print } from './figures';
import { withSite } from './site';

const slowdown = 4;
const goal = 80;

type Entry = PerformanceEntry & { interactionId: number };

type Press = { url: string; find: (page: Page) => Locator | Promise<Locator> };

const t = words('en');
const contact = forms.find(({ url }) => url === '/en');
const home = (find: Press['find']): Press => ({ url: '/en', find });

/** What a visitor presses; each finds its target, and prepares the page where it must. */
const presses: Record<string, Press> = {
  // What the machine itself takes: a press on a link to a place on the page, which has no script.
  'without script': home((page) => page.locator('a[href="#about"]:visible').first()),
  menu: home((page) => page.getByRole('button', { name: t('SiteHeader.menu'), exact: true })),
  'filter of projects': home((page) =>
    page.getByRole('button', { name: t('Projects.completed'), exact: true }),
  ),
  'show more projects': home((page) =>
    page
      .getByRole('region', { name: t('Projects.title') })
      .getByRole('button', { name: t('Projects.showMore'), exact: true }),
  ),
  'filter of clients': home((page) =>
    page
      .getByRole('group', { name: t('Clients.filterLabel') })
      .getByRole('button')
      .nth(1),
  ),
  'next picture': home((page) => page.getByRole('button', { name: t('Carousel.next') }).first()),
  like: home((page) => page.locator('[aria-pressed][aria-label]').first()),
  'send the form': home(async (page) => {
    if (!contact) throw new Error('The site has no general form in English.');
    await fill(page, contact, inquiryFor(contact, 'bench'));
    return partsOf(page, contact).button;
  }),
  'level of the building': {
    url: '/en/hartuvcenter',
    find: (page) => page.locator('#options svg a[data-of], main svg a[data-of]').first(),
  },
  'picture viewer': {
    url: `/en/project/${projectsIn('en')[0]?.index}`,
    find: (page) => page.locator('[name="PictureViewer"] a').first(),
  },
};

/**
 * How soon the page answers a press, on a phone whose processor is slowed four times, once the page is at rest.
 *
 * @param runs how often each is pressed, five times at least; the median counts
 */
export async function bench(runs: number): Promise<void> {
  const rows: Record<string, object> = {};
  await withSite({ SMTP_URL: 'smtp://127.0.0.1:1' }, (site) =>
    withChromium(async (browser) => {
      for (const [name, { url, find }] of Object.entries(presses)) {
        const times: number[] = [];
        while (times.length < Math.max(runs, 5)) times.push(await press(browser, site.url + url, find));
        rows[name] = { page: url, milliseconds: median(times), slowest: Math.max(...times), goal };
      }
    }),
  );
  print(`From a press to the next paint, processor slowed ${slowdown}×: milliseconds, goal ${goal}`, rows);
}

async function press(browser: Browser, url: string, find: Press['find']): Promise<number> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { pressed: entries });
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url);
  await hydrated(page);
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

/** Milliseconds from the press to the next paint; those of one frame when it took less. */
async function slowest(): Promise<number> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))));
  const { pressed } = window as unknown as { pressed: Entry[] };
  return Math.max(16, ...pressed.filter((each) => each.interactionId).map((each) => each.duration));
}
