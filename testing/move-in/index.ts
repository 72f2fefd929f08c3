/**
 * `npm run move-in`: proves that no test and no page depends on the sample company. A copy of the site with every
 * ordinary edit and one for each company of the fixture, all without `content/sample`, are checked and built, and all
 * unit tests run there; in some of them also the browser tests that read the content. The pages of each company are
 * searched for what is left of the sample. A last copy of another company is edited, translated and served.
 *
 * `npm run move-in -- three-levels` is for that copy alone. Takes about 25 minutes.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { companies, moveInAs } from '../content/companies';
import { copySite } from '../content/site-copy';
import { freePort } from '../servers/production-server';
import { findLeftOver } from './left-over';
import { editOrdinarily } from './ordinary-edits';

/** The companies whose pages the browser tests read: one with two buildings, and one without many parts. */
const readByBrowsers = ['two-buildings', 'three-levels'];

const ordinaryEdits = 'ordinary-edits';
const lastCopy = 'last-copy';
const known = [ordinaryEdits, ...companies, lastCopy];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : known;
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}: choose of ${known.join(', ')}.`);

const port = String(await freePort());
const failed: string[] = [];

/** Runs a tool in a folder, tells how long it took, and goes on when it fails. */
function run(what: string, folder: string, tool: string, ...options: string[]): void {
  console.log(`\n▶ ${what}: ${[tool, ...options].join(' ')}`);
  const started = performance.now();
  // The tools of the folder itself: two copies of React would meet in one build.
  const tools = path.resolve(folder, 'node_modules/.bin');
  const { status } = spawnSync(tool, options, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH}`, PORT: port },
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${status === 0 ? '✓' : '✗'} ${what}: ${tool} (${seconds} s)`);
  if (status !== 0) failed.push(`${what}: ${[tool, ...options].join(' ')}`);
}

/** Moves into a copy of the site and runs there all that must hold for any content. */
function prove(name: string): void {
  const site = copySite();
  try {
    if (name === ordinaryEdits) editOrdinarily(site.folder);
    else moveInAs(name, site.folder);
    rmSync(path.join(site.folder, 'content/sample'), { recursive: true, force: true });
    run(name, site.folder, 'biome', 'check', '--write', '--vcs-enabled=false', 'content');
    run(name, site.folder, 'tsx', 'tools/check/index.ts');
    run(name, site.folder, 'tsx', 'tools/build/index.ts');
    if (name !== ordinaryEdits) for (const left of findLeftOver(site.folder)) failed.push(`${name}: ${left}`);
    run(name, site.folder, 'jest');
    if (name === ordinaryEdits || readByBrowsers.includes(name))
      run(name, site.folder, 'playwright', 'test', '--grep', '@content');
  } finally {
    site.remove();
  }
}

for (const name of wanted) {
  if (name === lastCopy) run(name, '.', 'playwright', 'test', '--config', 'e2e/move-in/playwright.config.ts');
  else prove(name);
}

for (const step of failed) console.error(`✗ ${step}`);
process.exitCode = failed.length > 0 ? 1 : 0;
