/**
 * Measures the site on this machine: `npm run bench` for everything, `npm run bench -- pages builds` for some parts,
 * `--runs 5` for the median of five. It needs a build that stands. Nothing timed ever fails it: what may fail are the
 * bytes, in e2e/budgets.spec.ts.
 */
import { parseArgs } from 'node:util';

/** Each part prints its own tables; `runs` is how often a page is measured. */
const parts: Record<string, () => Promise<{ bench(runs: number): Promise<void> }>> = {
  pages: () => import('./bench/pages'),
  interactions: () => import('./bench/interactions'),
  builds: () => import('./bench/builds'),
  mail: () => import('./bench/mail'),
  front: () => import('./bench/front'),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' } },
});
const unknown = positionals.filter((name) => !(name in parts));
const runs = Number(values.runs);
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(`npm run bench -- [${Object.keys(parts).join('|')}] … [--runs N]`);
  process.exit(1);
}
for (const [name, load] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { bench } = await load();
  await bench(runs);
}
