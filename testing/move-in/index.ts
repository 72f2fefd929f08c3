/**
 * `npm run move-in`: proves that no test and no page depends on the sample company. A copy of the site with every
 * ordinary edit and a copy of another company, both without `content/sample`, are checked and built, and all unit tests
 * and the browser tests that read the content run there; then the pages of a third copy are searched for what is left
 * of the sample. Takes about a quarter of an hour.
 */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moveIn } from '../content/other-company';
import { copySite } from '../content/site-copy';
import { freePort } from '../servers/production-server';
import { editOrdinarily } from './ordinary-edits';

const copies: Record<string, (folder: string) => void> = {
  'ordinary edits': editOrdinarily,
  'another company': (folder) => {
    moveIn(folder);
    // A company need not have posts.
    writeFileSync(path.join(folder, 'content/social.json'), '[]\n');
    rmSync(path.join(folder, 'public/social'), { recursive: true });
  },
};
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

for (const [what, edit] of Object.entries(copies)) {
  const site = copySite();
  try {
    edit(site.folder);
    rmSync(path.join(site.folder, 'content/sample'), { recursive: true, force: true });
    run(what, site.folder, 'biome', 'check', '--write', '--vcs-enabled=false', 'content');
    run(what, site.folder, 'tsx', 'tools/check/index.ts');
    run(what, site.folder, 'tsx', 'tools/build/index.ts');
    run(what, site.folder, 'jest');
    run(what, site.folder, 'playwright', 'test', '--grep', '@content');
  } finally {
    site.remove();
  }
}
run('what is left of the sample', '.', 'playwright', 'test', '--config', 'e2e/move-in/playwright.config.ts');

for (const step of failed) console.error(`✗ ${step}`);
process.exitCode = failed.length > 0 ? 1 : 0;
