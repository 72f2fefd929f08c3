import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../tools/build/chromium';
import { browserArguments } from '../support/browsers/chromium';
import { freePort, type Production, startProduction } from '../support/servers/production-server';

/** Rounds a figure to so many decimal places. */
export const round = (value: number, places = 0) => Number(value.toFixed(places));

type Figures = Record<string, number>;

/** Runs measurements in turn, several times, and returns the median of each figure. */
export async function mediansOf(runs: number, measures: Readonly<Record<string, () => Promise<Figures>>>) {
  const results: Record<string, Figures[]> = {};
  for (let run = 0; run < runs; run += 1)
    for (const [name, measure] of Object.entries(measures))
      results[name] = [...(results[name] ?? []), await measure()];
  return Object.fromEntries(Object.entries(results).map(([name, taken]) => [name, medians(taken)]));
}

function medians(taken: readonly Figures[]): Figures {
  const values = (name: string) => taken.map((figures) => figures[name] ?? Number.NaN).sort((a, b) => a - b);
  return Object.fromEntries(
    Object.keys(taken[0] ?? {}).map((name) => [name, values(name)[taken.length >> 1] ?? 0]),
  );
}

/** Prints a table under a title. */
export function print(title: string, rows: Readonly<Record<string, object>>): void {
  console.log(`\n${title}`);
  console.table(rows);
}

/** Opens the browser of the tests; Lighthouse reaches it at `port`. */
export async function withChromium<T>(use: (browser: Browser, port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors', ...browserArguments];
  const browser = await chromium.launch({ executablePath: findChromium()?.path, args });
  return await use(browser, port).finally(() => browser.close());
}

/** Serves the production build. */
export async function withSite<T>(
  environment: Record<string, string>,
  use: (site: Production) => Promise<T>,
): Promise<T> {
  const site = await startProduction(await freePort(), environment);
  return await use(site).finally(() => site.stop('SIGKILL'));
}

/** Measures the capacity of a server: requests an address with the options of autocannon. */
export async function load(url: string, ...options: string[]) {
  const { stdout } = await promisify(execFile)('node_modules/.bin/autocannon', ['--json', ...options, url]);
  const { requests, duration, latency, errors, non2xx } = JSON.parse(stdout);
  return {
    'answers a second': round(requests.total / duration),
    'p99 ms': latency.p99,
    failed: errors + non2xx,
  };
}
