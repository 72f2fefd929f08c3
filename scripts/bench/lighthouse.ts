import lighthouse from 'lighthouse';
import { median } from './table';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  firstContent: 'first-contentful-paint',
  largestContent: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/** Scores from 0 to 100; times in milliseconds, as a slow phone on a slow network would need. */
export type Verdict = {
  scores: Record<(typeof categories)[number], number>;
  times: Record<keyof typeof audits, number>;
};

/**
 * Lighthouse's verdict on a page, with its mobile preset; the median of some runs.
 *
 * @param port of the browser's debugger
 * @throws Error when Lighthouse cannot judge the page
 */
export async function judge(url: string, port: number, runs: number): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (let run = 0; run < runs; run += 1) verdicts.push(await judgeOnce(url, port));
  const middle = <Key extends string>(keys: readonly Key[], of: (verdict: Verdict, key: Key) => number) =>
    Object.fromEntries(keys.map((key) => [key, median(verdicts.map((each) => of(each, key)))])) as Record<
      Key,
      number
    >;
  return {
    scores: middle(categories, ({ scores }, key) => scores[key]),
    times: middle(Object.keys(audits) as (keyof typeof audits)[], ({ times }, key) => times[key]),
  };
}

async function judgeOnce(url: string, port: number): Promise<Verdict> {
  // A not-found page is judged like any other.
  const result = await lighthouse(url, { port, logLevel: 'error', ignoreStatusCode: true });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse cannot judge ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { lhr } = result;
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, 100 * (lhr.categories[name]?.score ?? Number.NaN)]),
    ) as Verdict['scores'],
    times: Object.fromEntries(
      Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue ?? Number.NaN]),
    ) as Verdict['times'],
  };
}
