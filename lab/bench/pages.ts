import type { Browser } from '@playwright/test';
import { fileTypes, firstView, phone, weigh } from '../../testing/pages/first-view';
import { pageKinds } from '../../testing/pages/page-kinds';
import { locales } from '../../testing/pages/pages';
import { readPaints, watchPaints } from '../../testing/pages/paints';
import { hydrationOf } from '../../testing/pages/weights';
import { medianOf, print, round, withChromium, withSite } from './tools';

/** A phone on a slow mobile network, as Lighthouse describes one: bytes a second and milliseconds. */
const network = { offline: false, downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 };

/** The first view of each kind of page on a phone: weight and paints. */
export async function bench(runs: number, addresses: readonly string[]): Promise<void> {
  const weights: Record<string, object> = {};
  const paints: Record<string, object> = {};
  await withSite({}, (site) =>
    withChromium(async (browser) => {
      const all = locales.flatMap(pageKinds).map(({ url }) => url);
      for (const url of addresses.length > 0 ? addresses : all) {
        weights[url] = await weighPage(browser, site.url + url, url);
        paints[url] = await medianOf(runs, () => paint(browser, site.url + url));
      }
    }),
  );
  print('First view on a phone: KB with Brotli, requests, HTML beside the baseline', weights);
  print(`Paints, slow network, processor slowed 4×: milliseconds, median of ${runs}`, paints);
}

async function weighPage(browser: Browser, address: string, url: string): Promise<object> {
  const files = await firstView(await browser.newPage(phone), address);
  return {
    ...Object.fromEntries(fileTypes.map((type) => [type, round(weigh(files, type) / 1024, 1)])),
    requests: files.length,
    'HTML ÷ baseline': round(hydrationOf(url), 2),
  };
}

/** The first and the largest paint, in milliseconds since the navigation. */
async function paint(browser: Browser, address: string): Promise<Record<'FCP' | 'LCP', number>> {
  const page = await browser.newPage({ ...phone, reducedMotion: 'reduce' });
  await watchPaints(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const { firstContent, largest } = await readPaints(page);
  await page.close();
  return { FCP: round(firstContent), LCP: round(largest.at(-1)?.time ?? Number.NaN) };
}
