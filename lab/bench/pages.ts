import type { Browser } from '@playwright/test';
import { fileTypes, firstView, phone, weigh } from '../../testing/pages/first-view';
import { shiftWithLateFonts, widths } from '../../testing/pages/late-fonts';
import { pageKinds } from '../../testing/pages/page-kinds';
import { locales } from '../../testing/pages/pages';
import { readPaints, watchPaints } from '../../testing/pages/paints';
import { hydrationOf } from '../../testing/pages/weights';
import { withChromium } from './chromium';
import { kilobytes, medianOf, print, round } from './figures';
import { withFront } from './site';

/** A phone on a slow mobile network, as Lighthouse describes one: bytes a second and milliseconds. */
const network = { offline: false, downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 };
const slowdown = 4;

/**
 * What the first view of each kind of page weighs on a phone, how far it moves, and when it is painted while network and processor are
 * really slowed, beside its script-free baseline.
 *
 * @param runs of which the median counts
 */
export async function bench(runs: number, addresses: readonly string[]): Promise<void> {
  const weights: Record<string, object> = {};
  const shifts: Record<string, object> = {};
  const paints: Record<string, object> = {};
  await withFront((front) =>
    withChromium(async (browser) => {
      const pages = locales
        .flatMap(pageKinds)
        .filter(({ url }) => addresses.length === 0 || addresses.includes(url));
      for (const { url } of pages) {
        weights[url] = await weighPage(browser, front.url('seen', url), url);
        shifts[url] = await readShifts(browser, front.url('seen', url));
      }
      for (const { url } of pages) {
        // Page and baseline in turn, so that both meet the same machine.
        const { page, pageLCP, baseline, baselineLCP } = await medianOf(runs, async () => {
          const [a, b] = [
            await paint(browser, front.url('seen', url)),
            await paint(browser, front.url('baseline', url)),
          ];
          return { page: a.FCP, pageLCP: a.LCP, baseline: b.FCP, baselineLCP: b.LCP };
        });
        paints[url] = {
          FCP: page,
          LCP: pageLCP,
          'FCP ÷ baseline': round(page / baseline, 2),
          'LCP ÷ baseline': round(pageLCP / baselineLCP, 2),
        };
      }
    }),
  );
  print(
    'First view on a phone, 390 × 844: KB with Brotli, requests, HTML beside the script-free baseline',
    weights,
  );
  print('Layout shift with fonts that come late', shifts);
  print(
    `Paints with a slow network and a processor slowed ${slowdown}×: milliseconds, median of ${runs}`,
    paints,
  );
}

async function weighPage(browser: Browser, address: string, url: string): Promise<object> {
  const context = await browser.newContext(phone);
  const files = await firstView(await context.newPage(), address);
  await context.close();
  return {
    ...Object.fromEntries(fileTypes.map((type) => [type, kilobytes(weigh(files, type))])),
    requests: files.length,
    'HTML ÷ baseline': round(hydrationOf(url), 2),
  };
}

/** How far the page moves on each width of a screen. */
async function readShifts(browser: Browser, address: string): Promise<object> {
  const shifts: [string, number][] = [];
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: phone.viewport.height } });
    const shift = await shiftWithLateFonts(await context.newPage(), address);
    shifts.push([`${width} px`, round(shift, 4)]);
    await context.close();
  }
  return Object.fromEntries(shifts);
}

/** The first and the largest paint, in milliseconds since the navigation. */
async function paint(browser: Browser, address: string): Promise<Record<'FCP' | 'LCP', number>> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await watchPaints(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const { firstContent, largest } = await readPaints(page);
  await context.close();
  return { FCP: round(firstContent), LCP: round(largest.at(-1)?.time ?? Number.NaN) };
}
