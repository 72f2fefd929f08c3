/**
 * `npm run check`: reports all issues of catalogs, records and pictures, then runs compiler and linter if there is no error.
 *
 * - `--lang he` prints in Hebrew, `--json` prints JSON; the output of compiler and linter then goes to stderr
 * - `--moving-in` reports only values of the sample
 *
 * Writes the help of VS Code too. The exit code is 1 after an error.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
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

/** Runs a tool of the project; returns whether it succeeded. */
function passes(tool: string, ...options: string[]): boolean {
  const stdio = ['ignore', json ? 2 : 'inherit', 'inherit'] as const;
  return (
    spawnSync(path.join('node_modules', '.bin', tool), options, { cwd: root, stdio: [...stdio] }).status === 0
  );
}

const isRight =
  !issues.some(({ level }) => level === 'error') &&
  // Errors in catalogs and records would cause type errors.
  (movingIn ||
    [passes('next', 'typegen') && passes('tsc', '--noEmit'), passes('biome', 'lint', '.')].every(Boolean));
process.exitCode = isRight ? 0 : 1;
