/**
 * Measures the site on this machine: `npm run bench` for everything, `npm run bench -- pages builds` for some parts,
 * `--runs 5` for the median of five, `--page /en` for one page. It needs a build. Nothing timed ever fails it: what may
 * fail are the bytes, in e2e/delivery/budgets.spec.ts. docs/performance.md explains the figures.
 */
import { parseArgs } from 'node:util';

/** A part prints its own tables; `runs` is how often it measures, `pages` the addresses that count, or all. */
type Part = { bench(runs: number, pages: readonly string[]): Promise<void> };

const parts: Record<string, () => Promise<Part>> = {
  pages: () => import('./pages'),
  lighthouse: () => import('./lighthouse'),
  interactions: () => import('./interactions'),
  builds: () => import('./builds'),
  server: () => import('./server'),
  mail: () => import('./mail'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, page: { type: 'string', multiple: true, default: [] } },
});
const unknown = positionals.filter((name) => !(name in parts));
const runs = Number(values.runs);
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(`npm run bench -- [${Object.keys(parts).join('|')}] … [--runs N] [--page ADDRESS] …`);
  process.exit(1);
}
for (const [name, load] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { bench } = await load();
  await bench(runs, values.page);
}
