import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type Change, makeCopy, setting } from '../../e2e/support/content/fixture-copy';
import { catalogOf, routing } from '../../i18n/routing';
import { writeWhole } from '../files/write-whole';

// The command runs in every language of the site.
jest.unmock('../../i18n/routing');

const copy = makeCopy();
const typefaces = 'node_modules/@expo-google-fonts';
mkdirSync(path.join(copy.root, 'node_modules'));
symlinkSync(path.resolve(typefaces), path.join(copy.root, typefaces));

/** Adds a text to every catalog. */
function adding(key: string, text: { he: string; en: string }): Change[] {
  return routing.locales.map((locale) =>
    setting(catalogOf(locale), key, locale === 'en' ? text.en : text.he),
  );
}

/** Runs the check with stubs of compiler and linter; the compiler fails. */
function runCheck(...options: string[]) {
  for (const name of ['next', 'tsc', 'biome']) {
    const script = `#!/bin/sh\necho ${name} runs\nexit ${name === 'tsc' ? 1 : 0}\n`;
    writeWhole(path.join(copy.root, 'node_modules/.bin', name), script);
  }
  spawnSync('chmod', ['-R', '+x', path.join(copy.root, 'node_modules/.bin')]);
  const command = [path.resolve('tools/check/command.ts'), ...options];
  const tsx = path.resolve('node_modules/.bin/tsx');
  return spawnSync(tsx, command, { cwd: copy.root, encoding: 'utf8' });
}

test('compiler and linter print to stderr with --json', () => {
  const { status, stdout, stderr } = runCheck('--json');
  expect([status, JSON.parse(stdout)]).toEqual([1, []]);
  expect(stderr).toMatch(/next runs\ntsc runs\nbiome runs\n/);
});

test('neither runs after an error of the content', () => {
  const undo = copy.change([setting('messages/en.json', 'Hero.text', '')]);
  const { status, stdout, stderr } = runCheck();
  undo();
  expect(status).toBe(1);
  expect(stdout + stderr).not.toContain('runs');
});

test('a kind of use is used if a unit has it', () => {
  // A word that no source contains.
  const use = 'zebraStable';
  const undo = copy.change(adding(`Units.uses.${use}`, { he: 'אורווה', en: 'Stable' }));
  expect(runCheck().stdout).toContain('neither the code nor a record uses this text');
  const undoUnit = copy.change([setting('content/buildings/harbourgate.json', 'units.0.use', use)]);
  const { stdout } = runCheck('--json');
  undoUnit();
  undo();
  expect(JSON.parse(stdout)).toEqual([]);
});

test('an unused text is an error', () => {
  const undo = copy.change(adding('Hero.zebra', { he: 'טקסט', en: 'Text' }));
  const { status, stdout } = runCheck();
  undo();
  expect(status).toBe(1);
  expect(stdout).toContain('neither the code nor a record uses this text');
});

test('a folder without a repository is an error', () => {
  const [git, moved] = ['.git', '.git-moved'].map((name) => path.join(copy.root, name)) as [string, string];
  renameSync(git, moved);
  const { status, stdout } = runCheck();
  renameSync(moved, git);
  expect(status).toBe(1);
  expect(stdout).toContain('run git init in it');
});
