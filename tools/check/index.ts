/**
 * `npm run check`: catalogs, records and pictures, all issues at once, in plain words; with `--lang he` in Hebrew, with
 * `--json` for programs; with `--moving-in` only what is still the sample's. Without an error, compiler and linter follow,
 * which print for themselves, to stderr with `--json`. Writes the help of VS Code too. Ends with 1 when there is an error.
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

/** Runs a tool of the project, and returns whether it found nothing. */
function passes(tool: string, ...options: string[]): boolean {
  const stdio = ['ignore', json ? 2 : 'inherit', 'inherit'] as const;
  return (
    spawnSync(path.join('node_modules', '.bin', tool), options, { cwd: root, stdio: [...stdio] }).status === 0
  );
}

const isRight =
  !issues.some(({ level }) => level === 'error') &&
  // Types follow the catalogs and records, whose errors would cause others here.
  (movingIn ||
    [passes('next', 'typegen') && passes('tsc', '--noEmit'), passes('biome', 'lint', '.')].every(Boolean));
process.exitCode = isRight ? 0 : 1;
