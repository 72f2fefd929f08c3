/**
 * Measures the site on this machine: `npm run bench` for all parts, `npm run bench -- pages builds` for some, `--runs
 * 5` for the median of five, `--page /en` for one page. It needs a build. docs/performance.md explains the figures.
 */
import { parseArgs } from 'node:util';

const parts = ['pages', 'lighthouse', 'interactions', 'builds', 'server', 'mail'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, page: { type: 'string', multiple: true, default: [] } },
});
const runs = Number(values.runs);
if (positionals.some((name) => !parts.includes(name)) || !(Number.isInteger(runs) && runs > 0)) {
  console.error(`npm run bench -- [${parts.join('|')}] … [--runs N] [--page ADDRESS] …`);
  process.exit(1);
}
for (const name of positionals.length > 0 ? positionals : parts) {
  const { bench } = await import(`./${name}`);
  await bench(runs, values.page);
}
