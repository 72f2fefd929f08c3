/**
 * `npm run check`: types, lint, catalogs, records and pictures, all findings at once, in plain words. Ends with 1 when
 * there is an error; warnings are worth a look only.
 */
import { wordChecks } from './all';
import type { Check, Finding } from './finding';
import { checkIslands } from './islands';
import { checkLint } from './lint';
import { writeReport } from './report';
import { checkTypes } from './types';

const root = process.cwd();
const start = performance.now();

/** A check that breaks is a fault of the check: the others go on. */
async function run(check: Check): Promise<Finding[]> {
  try {
    return await check(root);
  } catch (error) {
    const cure = `the check itself could not go on: ${(error as Error).message}`;
    return [{ level: 'error', file: 'scripts/check', field: check.name, cure }];
  }
}

// The tools run beside this process, so they start first.
const findings = (await Promise.all([checkTypes, checkLint, checkIslands, ...wordChecks].map(run))).flat();
console.log(writeReport(root, findings, performance.now() - start));
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
