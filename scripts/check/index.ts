/**
 * `npm run check`: types, lint, catalogs, records and pictures, all findings at once, in plain words. Ends with 1 when
 * there is an error; warnings are worth a look only.
 */
import { checkAll } from './all';
import { checkIslands } from './islands';
import { checkLint } from './lint';
import { writeReport } from './report';
import { checkTypes } from './types';

const root = process.cwd();
const start = performance.now();

const findings = await checkAll(root, [checkTypes, checkLint, checkIslands]);
console.log(writeReport(root, findings, performance.now() - start));
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
