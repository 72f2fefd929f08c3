import lighthouse from 'lighthouse';
import { listedPages } from '../support/pages/page-kinds';
import { withSecureSite } from './secure-site';
import { mediansOf, print, round, withChromium, withSite } from './tools';

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'main thread': 'mainthread-work-breakdown',
};

/**
 * Runs Lighthouse's mobile preset over HTTP/2 with TLS, with real throttling of network and processor, on each kind of
 * indexable page: scores of 100, and milliseconds. A page of another site alternates with the site's own.
 */
export async function bench(runs: number, addresses: readonly string[]): Promise<void> {
  const pages = addresses.length > 0 ? addresses : listedPages();
  const rows = await withSite({}, ({ url }) =>
    withSecureSite(url, (site) =>
      withChromium((_, port) => {
        const measures = pages.map((page) => [page, () => judge(new URL(page, site).href, port)] as const);
        return mediansOf(runs, Object.fromEntries(measures));
      }),
    ),
  );
  print(`Lighthouse, mobile, median of ${runs}`, rows);
}

async function judge(url: string, port: number): Promise<Record<string, number>> {
  const options = { port, logLevel: 'error', onlyCategories, throttlingMethod: 'devtools' } as const;
  const { lhr } = (await lighthouse(url, options)) ?? {};
  const scores = onlyCategories.map((name) => [name, round(100 * (lhr?.categories[name]?.score ?? NaN))]);
  const figures = Object.entries(audits).map(([name, audit]) => [
    name,
    round(lhr?.audits[audit]?.numericValue ?? NaN, name === 'CLS' ? 4 : 0),
  ]);
  return Object.fromEntries([...scores, ...figures]);
}
