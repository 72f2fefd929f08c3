import { fileTypes } from '../../e2e/support/first-view';
import { pageKinds } from '../../e2e/support/page-kinds';
import { locales } from '../../e2e/support/pages';
import { withChromium } from './chromium';
import { serveEmptyPage } from './empty-page';
import { judge, type Verdict } from './lighthouse';
import { withSite } from './site';
import { kilobytes, printTable, ratio } from './table';
import { startTwin } from './twin';
import { type Weight, weighPage } from './weights';

type Measured = { name: string; weight: Weight; verdict: Verdict; twin?: Verdict | undefined };

/**
 * What each kind of page weighs and how soon it is there, beside an empty Next page and beside itself without scripts.
 *
 * @param runs how often Lighthouse judges a page; the median counts
 */
export async function bench(runs: number): Promise<void> {
  const empty = await serveEmptyPage();
  const measured = await withSite({}, (site) =>
    withChromium(async (browser, port) => {
      const twins = await startTwin(site.url);
      async function measure(name: string, url: string, twinUrl?: string): Promise<Measured> {
        const weight = await weighPage(browser, url);
        const verdict = await judge(url, port, runs);
        return { name, weight, verdict, twin: twinUrl ? await judge(twinUrl, port, runs) : undefined };
      }
      const rows = [await measure('empty Next page', empty.url)];
      for (const { kind, url } of locales.flatMap(pageKinds)) {
        rows.push(await measure(`${kind} ${url}`, site.url + url, twins.url + url));
      }
      twins.close();
      return rows;
    }),
  );
  await empty.stop();
  const [floor, ...pages] = measured;
  if (floor) print(floor, pages, runs);
}

function print(floor: Measured, pages: readonly Measured[], runs: number): void {
  const floorJs = floor.weight.bytes.JS;
  printTable(
    'First view on a phone, 390 × 844: KB as they come over the wire (gzip)',
    ['page', ...fileTypes, 'requests', 'JS ÷ empty', 'HTML ÷ script-free'],
    [floor, ...pages].map(({ name, weight: { bytes, requests, twin } }) => [
      name,
      ...fileTypes.map((type) => kilobytes(bytes[type])),
      String(requests),
      ratio(bytes.JS, floorJs),
      ratio(bytes.HTML, twin),
    ]),
  );
  const whole = (value: number) => value.toFixed(0);
  printTable(
    `Lighthouse, mobile preset, median of ${runs}: scores, milliseconds, and LCP beside the others’`,
    ['page', 'perf', 'a11y', 'best', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'LCP ÷ empty', 'LCP ÷ script-free'],
    [floor, ...pages].map(({ name, verdict: { scores, times }, twin }) => [
      name,
      ...Object.values(scores).map(whole),
      whole(times.firstContent),
      whole(times.largestContent),
      whole(times.blocked),
      times.shift.toFixed(3),
      ratio(times.largestContent, floor.verdict.times.largestContent),
      ratio(times.largestContent, twin?.times.largestContent ?? 0),
    ]),
  );
}
