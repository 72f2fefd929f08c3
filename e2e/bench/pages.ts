import { fileTypes, firstView, phone, weigh } from '../support/pages/first-view';
import { pageKinds } from '../support/pages/page-kinds';
import { locales } from '../support/pages/pages';
import { hydrationOf } from '../support/pages/weights';
import { print, round, withChromium, withSite } from './tools';

/** Measures the weight of the first view of each kind of page on a phone. */
export async function bench(_runs: number, addresses: readonly string[]): Promise<void> {
  const rows: Record<string, object> = {};
  await withSite({}, (site) =>
    withChromium(async (browser) => {
      const all = locales.flatMap(pageKinds).map(({ url }) => url);
      for (const url of addresses.length > 0 ? addresses : all) {
        const files = await firstView(await browser.newPage(phone), site.url + url);
        rows[url] = {
          ...Object.fromEntries(fileTypes.map((type) => [type, round(weigh(files, type) / 1024, 1)])),
          requests: files.length,
          'HTML ÷ baseline': round(hydrationOf(url), 2),
        };
      }
    }),
  );
  print('First view on a phone: KB with Brotli, requests, HTML beside the baseline', rows);
}
