/**
 * `npm run check`: types, lint, catalogs, records and pictures, all issues at once, in plain words; with `--lang he` in
 * Hebrew, with `--json` for programs; with `--moving-in` only what is still the sample's. Writes the help of VS Code too.
 * Ends with 1 when there is an error; warnings are worth a look only.
 */
import nextEnv from '@next/env';
import { writeHelp } from '../fields/help';
import { listOfSample } from './moving-in';
import { readOptions } from './options';
import { readSite } from './read';
import { translate, writeReport } from './report';
import { checkAll } from './run';

const root = process.cwd();
nextEnv.loadEnvConfig(root);
const start = performance.now();
const { language, json, movingIn } = readOptions();

writeHelp(root);
const found = movingIn ? listOfSample(readSite(root)) : await checkAll(root);
const issues = translate(root, found, language);
console.log(
  json ? JSON.stringify(issues, null, 2) : writeReport(issues, performance.now() - start, language),
);
process.exitCode = issues.some(({ level }) => level === 'error') ? 1 : 0;
