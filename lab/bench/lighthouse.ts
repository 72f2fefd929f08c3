import lighthouse from 'lighthouse';
import { listedPages } from '../../testing/pages/page-kinds';
import { withChromium } from './chromium';
import { medianOf, print, round } from './figures';
import type { Form } from './front';
import { withFront } from './site';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores from 0 to 100; times in milliseconds, as a slow phone on a slow network would need. */
type Verdict = Record<
  'perf' | 'a11y' | 'best' | 'SEO' | 'FCP' | 'LCP' | 'TBT' | 'CLS' | 'main thread',
  number
>;

/**
 * Lighthouse's verdict, with its mobile preset, on every kind of page that search engines may list: for a visitor who
 * sees the splash, for one who has seen it, and on the script-free baseline.
 *
 * @param runs of which the median counts
 */
export async function bench(runs: number, addresses: readonly string[]): Promise<void> {
  const rows: Record<string, object> = {};
  await withFront((front) =>
    withChromium(async (_, port) => {
      for (const url of listedPages().filter((each) => addresses.length === 0 || addresses.includes(each))) {
        const verdict = (form: Form) => medianOf(runs, () => judge(front.url(form, url), port));
        const [splash, seen, baseline] = [
          await verdict('splash'),
          await verdict('seen'),
          await verdict('baseline'),
        ];
        rows[url] = {
          'perf with splash': splash.perf,
          ...seen,
          'CLS with splash': splash.CLS,
          'baseline TBT': baseline.TBT,
          'main thread ÷ baseline': round(seen['main thread'] / baseline['main thread'], 2),
        };
      }
    }),
  );
  print(`Lighthouse, mobile, median of ${runs}: scores, milliseconds; when the splash has been seen`, rows);
}

/** @param attempts that are left: on a busy machine a recording can fail */
async function judge(url: string, port: number, attempts = 3): Promise<Verdict> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result || result.lhr.runtimeError) {
    if (attempts > 1) return await judge(url, port, attempts - 1);
    throw new Error(`Lighthouse cannot judge ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { lhr } = result;
  const score = (name: (typeof categories)[number]) =>
    round(100 * (lhr.categories[name]?.score ?? Number.NaN));
  const value = (audit: string, places = 0) => round(lhr.audits[audit]?.numericValue ?? Number.NaN, places);
  return {
    perf: score('performance'),
    a11y: score('accessibility'),
    best: score('best-practices'),
    SEO: score('seo'),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift', 4),
    'main thread': value('mainthread-work-breakdown'),
  };
}
