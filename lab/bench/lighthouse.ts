import lighthouse from 'lighthouse';
import { listedPages } from '../../testing/pages/page-kinds';
import { medianOf, print, round, withChromium, withSite } from './tools';

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'main thread': 'mainthread-work-breakdown',
};

/** Lighthouse's mobile preset on each kind of page that may be indexed: scores of 100, and milliseconds. */
export async function bench(runs: number, addresses: readonly string[]): Promise<void> {
  const rows: Record<string, object> = {};
  await withSite({}, (site) =>
    withChromium(async (_, port) => {
      for (const url of addresses.length > 0 ? addresses : listedPages())
        rows[url] = await medianOf(runs, () => judge(site.url + url, port));
    }),
  );
  print(`Lighthouse, mobile, median of ${runs}`, rows);
}

async function judge(url: string, port: number): Promise<Record<string, number>> {
  const { lhr } = (await lighthouse(url, { port, logLevel: 'error', onlyCategories })) ?? {};
  const scores = onlyCategories.map((name) => [name, round(100 * (lhr?.categories[name]?.score ?? NaN))]);
  const figures = Object.entries(audits).map(([name, audit]) => [
    name,
    round(lhr?.audits[audit]?.numericValue ?? NaN, name === 'CLS' ? 4 : 0),
  ]);
  return Object.fromEntries([...scores, ...figures]);
}
