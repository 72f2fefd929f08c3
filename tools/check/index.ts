/**
 * `npm run check`: types, lint, catalogs, records and pictures, all issues at once, in plain words; with `--lang he` in
 * Hebrew, with `--json` for programs. Writes the help of VS Code too. Ends with 1 when there is an error; warnings are worth a look only.
 */
import nextEnv from '@next/env';
import { writeHelp } from '../fields/help';
import { readOptions } from './options';
import { translate, writeReport } from './report';
import { checkAll } from './run';

const root = process.cwd();
nextEnv.loadEnvConfig(root);
const start = performance.now();
const { language, json } = readOptions();

writeHelp(root);
const issues = translate(root, await checkAll(root), language);
console.log(
  json ? JSON.stringify(issues, null, 2) : writeReport(issues, performance.now() - start, language),
);
process.exitCode = issues.some(({ level }) => level === 'error') ? 1 : 0;
