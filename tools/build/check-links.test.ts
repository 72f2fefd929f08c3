import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { copy } from '../files/copy';
import { checkLinks } from './check-links';

/** Makes a folder with a package and a link to it, like the build of the server. */
function makeBuild(target: string): string {
  const folder = path.join(newFolder(), 'dist');
  mkdirSync(path.join(folder, 'node_modules/pg'), { recursive: true });
  mkdirSync(path.join(folder, 'chunks'));
  writeFileSync(path.join(folder, 'node_modules/pg/index.js'), '');
  symlinkSync(target, path.join(folder, 'chunks/pg'));
  return folder;
}

test('a relative link to a file of the folder is accepted', () => {
  expect(() => checkLinks(makeBuild('../node_modules/pg'))).not.toThrow();
});

test.each([
  ['an absolute link', path.resolve('node_modules/pg')],
  ['a link out of the folder', '../../outside'],
  ['a link to nothing', '../node_modules/missing'],
])('%s is refused with its target', (_, target) => {
  expect(() => checkLinks(makeBuild(target))).toThrow(`chunks/pg → ${target}`);
});

test('a copy keeps relative links', async () => {
  const target = path.join(newFolder(), 'copy');
  await copy(makeBuild('../node_modules/pg'), target);
  expect(() => checkLinks(target)).not.toThrow();
});
