import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { newFolder } from '@/testing/folder';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { isVisible, release } from './visible';

let root: string;

beforeEach(() => {
  root = newFolder();
});

test('a commit is visible once the site was built from it or from one that holds it', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@company.example'];
  git('init', '--quiet');
  const commits = ['first', 'second', 'third'].map((message) => {
    git(...person, 'commit', '--quiet', '--allow-empty', '-m', message);
    return git('rev-parse', 'HEAD');
  });
  let built: unknown;
  const site = createServer((_, response) => response.end(JSON.stringify({ commit: built })));
  const address = `http://127.0.0.1:${await listenOnLoopback(site, 0)}`;
  const seen = [];
  for (built of [undefined, 'HEAD', 'f'.repeat(40), ...commits])
    seen.push(await isVisible(root, commits[1] ?? '', address));
  await endServer(site);
  expect(seen).toEqual([false, false, false, false, true, true]);
  expect(await isVisible(root, commits[1] ?? '', address)).toBe(false);
});

test('the site is built and released, with its progress; a build that fails releases nothing', async () => {
  const scripts = (end: string) => ({
    build: `echo '✓ 1/2 pages (3.0 s)' && echo 'a line' && echo '✓ 2/2 server (0.1 s)' && ${end}`,
    release: 'node -p "process.argv[1]" > released',
  });
  const write = (end: string) =>
    writeFileSync(path.join(root, 'package.json'), JSON.stringify({ scripts: scripts(end) }));
  const progress: number[][] = [];
  write('exit 1');
  expect(await release(root, '/srv/site', (...steps) => progress.push(steps))).toBe(false);
  expect(progress).toEqual([
    [1, 2],
    [2, 2],
  ]);
  write('true');
  expect(await release(root, '/srv/site', () => {})).toBe(true);
  expect(readFileSync(path.join(root, 'released'), 'utf8')).toBe('/srv/site\n');
});
