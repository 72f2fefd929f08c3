/**
 * Runs the steps of `npm test`, and the further steps of `npm test -- ci` (`.ci/run`). Stops at the first failure, and prints
 * the seconds of each step and the slowest test files. Plain JavaScript, because the first step installs
 * TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * A command and its folder. A command with tests writes a JSON report to the file $REPORT.
 *
 * @typedef {{ name: string, command: string, folder?: string }} Step
 */

/**
 * @param {string} name
 * @param {string} command that runs Jest
 * @param {string} [folder]
 * @returns {Step}
 */
function jest(name, command, folder) {
  return { name, command: `${command} --json --outputFile="$REPORT"`, folder };
}

/**
 * @param {string} name
 * @param {string} selection of `npm run e2e`
 * @returns {Step}
 */
function browser(name, selection) {
  return { name, command: `npm run e2e -- ${selection}` };
}

/** @type {Step[]} */
const newcomer = [
  { name: 'install', command: 'npm ci && npx tsx e2e/support/browsers/install.ts' },
  { name: 'check', command: 'npm run check' },
  { name: 'build the site', command: 'npm run build' },
  jest('unit tests', 'npm run unit --'),
  jest('HTML of the site', 'npx jest --selectProjects html'),
  browser('forms and pages of the site', 'essential'),
];

/** @type {Step[]} */
const further = [
  { name: 'fix leaves no diff', command: 'npm run fix && git diff --exit-code' },
  jest('unit tests of the editor and of commands', 'npx jest --selectProjects kit'),
  browser('the sample and the editor', 'site'),
  browser('crawl of the site', 'site --grep @crawl'),
  { name: 'build all-on', command: 'npm run e2e -- all-on --build' },
  jest('HTML of all-on', 'npx jest --selectProjects html all-on', 'var/companies/all-on'),
  browser('other browser tests of all-on', 'rest'),
  browser('web servers', 'all-on --grep @servers'),
  browser('Firefox', 'all-on --project=firefox --grep @core'),
  jest('companies of any shape', 'npx jest --selectProjects random'),
  ...['least', 'seed-1', 'seed-2'].flatMap((company) => [
    { name: `build ${company}`, command: `npm run e2e -- ${company} --build` },
    jest(`HTML of ${company}`, 'npx jest --selectProjects html', `var/companies/${company}`),
  ]),
  browser('browser tests of least', 'least'),
];

const reports = path.resolve('var/reports');

/** @type {[string, number][]} */
const clock = [];

function printClock() {
  const total = clock.reduce((sum, [, seconds]) => sum + seconds, 0);
  for (const [name, seconds] of [...clock, ['total', total]]) {
    console.log(`${seconds.toFixed(0).padStart(6)} s  ${name}`);
  }
}

/**
 * @param {Step} step
 * @returns {boolean} whether it succeeded
 */
function run({ name, command, folder = '.' }) {
  console.log(`\n▶ ${name}: ${command}${folder === '.' ? '' : ` (in ${folder})`}`);
  const started = performance.now();
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const env = { ...process.env, REPORT: report };
  const { status } = spawnSync(command, { shell: true, cwd: folder, stdio: 'inherit', env });
  clock.push([name, (performance.now() - started) / 1000]);
  return status === 0;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const steps = process.argv[2] === 'ci' ? [...newcomer, ...further] : newcomer;
const failed = steps.find((step) => !run(step));
console.log('');
printClock();
spawnSync('npx', ['tsx', 'tools/gate/slowest.ts', reports], { stdio: 'inherit' });
if (failed) {
  console.error(`\n✗ ${failed.name} failed.`);
  process.exit(1);
}
