/**
 * `npm test`, and with the further steps of `.ci/run` `npm test -- ci`: runs the steps in order, stops at the first that
 * fails, and prints the seconds of each. Plain JavaScript, because the first step installs TypeScript.
 */
import { spawnSync } from 'node:child_process';

/** @typedef {{ name: string, command: string, folder?: string }} Step */

/** @type {Record<string, Step[]>} */
const gates = {
  test: [
    { name: 'install', command: 'npm ci && npx tsx e2e/support/browsers/install.ts' },
    { name: 'check', command: 'npm run check' },
    { name: 'build the site', command: 'npm run build' },
    { name: 'unit tests', command: 'npm run unit' },
    { name: 'build all-on', command: 'npm run e2e -- all-on --build' },
    { name: 'HTML of the site', command: 'npx jest --selectProjects html' },
    {
      name: 'HTML of all-on',
      command: 'npx jest --selectProjects content html',
      folder: 'var/companies/all-on',
    },
    { name: 'browser tests', command: 'npm run e2e' },
  ],
  ci: [
    { name: 'fix leaves no diff', command: 'npm run fix && git diff --exit-code' },
    { name: 'crawl of the site', command: 'npm run e2e -- site --grep @crawl' },
    { name: 'web servers', command: 'npm run e2e -- all-on --grep @servers' },
    { name: 'Firefox', command: 'npm run e2e -- all-on --project=firefox --grep @core' },
    { name: 'build all-off', command: 'npm run e2e -- all-off --build' },
    {
      name: 'HTML of all-off',
      command: 'npx jest --selectProjects content html',
      folder: 'var/companies/all-off',
    },
    { name: 'browser tests of all-off', command: 'npm run e2e -- all-off' },
  ],
};

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
  const { status } = spawnSync(command, { shell: true, cwd: folder, stdio: 'inherit' });
  clock.push([name, (performance.now() - started) / 1000]);
  return status === 0;
}

const steps = process.argv[2] === 'ci' ? [...gates.test, ...gates.ci] : gates.test;
const failed = steps.find((step) => !run(step));
console.log('');
printClock();
if (failed) {
  console.error(`\n✗ ${failed.name} failed.`);
  process.exit(1);
}
