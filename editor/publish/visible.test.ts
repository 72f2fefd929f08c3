import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { newFolder } from '@/e2e/support/folder';
import { endServer, listenOnLoopback } from '../../lib/loopback';
import { findVisible } from './visible';

test('the visible build is made from the commit or a later one', async () => {
  const root = newFolder();
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
    seen.push(await findVisible(root, commits[1] ?? '', address));
  await endServer(site);
  const builds = commits.slice(1).map((commit) => ({ commit }));
  expect(seen).toEqual([undefined, undefined, undefined, undefined, ...builds]);
  expect(await findVisible(root, commits[1] ?? '', address)).toBeUndefined();
});
