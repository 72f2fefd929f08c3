/** Prints the ten slowest test files of Jest and of Playwright, from the reports of `npm test`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/list-files';
import { readReport, slowest } from './reports';

const [folder = ''] = process.argv.slice(2);
const reports = listFiles(folder).map((file) =>
  readReport(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
);

for (const runner of ['Jest', 'Playwright'] as const) {
  const files = reports.filter((report) => report.runner === runner).flatMap((report) => report.files);
  if (files.length === 0) continue;
  console.log(`\nThe slowest files of ${runner}:`);
  for (const { file, seconds, tests } of slowest(files))
    console.log(`${seconds.toFixed(0).padStart(6)} s  ${String(tests).padStart(4)} tests  ${file}`);
}
