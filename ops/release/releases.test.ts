import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { writeWhole } from '../../tools/files/write-whole';
import { addRelease, goBack } from './releases';

const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count, 12));

let target: string;

beforeEach(() => {
  target = path.join(newFolder(), 'company-site');
});

/** Releases a build with these files of the site. */
async function release(files: Record<string, string>, on: Date) {
  const build = newFolder();
  for (const [name, text] of Object.entries(files)) writeWhole(path.join(build, 'site', name), text);
  writeWhole(path.join(build, 'server/site.json'), JSON.stringify({ routes: {} }));
  return await addRelease(target, on, build);
}

const read = (file: string) => readFileSync(path.join(target, file), 'utf8');
const releases = () => readdirSync(path.join(target, 'releases')).sort();
const islands = () => readdirSync(path.join(target, 'current/site/islands')).sort();

test('a release contains its pages with its server', async () => {
  expect(await release({ 'index.html': 'home' }, day(0))).toBe('2026-01-01T12-00-00-000');
  expect(read('current/site/index.html')).toBe('home');
  expect(JSON.parse(read('current/server/site.json'))).toEqual({ routes: {} });
  expect(read('released')).toBe('2026-01-01T12-00-00-000\n');
});

test('releases of one second have their own names', async () => {
  await release({ 'index.html': 'home 1' }, new Date('2026-01-01T12:00:00.100Z'));
  await release({ 'index.html': 'home 2' }, new Date('2026-01-01T12:00:00.900Z'));
  expect(releases()).toEqual(['2026-01-01T12-00-00-100', '2026-01-01T12-00-00-900']);
  expect(await goBack(target, day(0))).toBe('2026-01-01T12-00-00-100');
});

test('three releases are kept for going back', async () => {
  for (let index = 0; index < 5; index += 1) await release({ 'index.html': `home ${index}` }, day(index));
  expect(releases()).toEqual([
    '2026-01-03T12-00-00-000',
    '2026-01-04T12-00-00-000',
    '2026-01-05T12-00-00-000',
  ]);
  expect(await goBack(target, day(5))).toBe('2026-01-04T12-00-00-000');
  expect(read('released')).toBe('2026-01-04T12-00-00-000\n');
  expect(read('current/site/index.html')).toBe('home 3');
  await goBack(target, day(5));
  expect(read('current/site/index.html')).toBe('home 2');
  await expect(goBack(target, day(5))).rejects.toThrow('has no release before 2026-01-03T12-00-00-000');
  await release({ 'index.html': 'home 6' }, day(6));
  expect(releases()).toEqual([
    '2026-01-04T12-00-00-000',
    '2026-01-05T12-00-00-000',
    '2026-01-07T12-00-00-000',
  ]);
});

test('the current release is kept at any age', async () => {
  for (let index = 0; index < 3; index += 1) await release({ 'index.html': `home ${index}` }, day(index));
  await goBack(target, day(3));
  await goBack(target, day(3));
  expect(read('current/site/index.html')).toBe('home 0');
});

test('a hashed file is kept for thirty days after its replacement', async () => {
  const old = { 'islands/old.js': 'old', 'islands/old.js.br': 'o', 'islands/old.js.gz': 'o' };
  const current = { 'islands/new.js': 'new' };
  await release(old, day(0));
  // Used for long: the thirty days begin with its replacement.
  await release(old, day(100));
  await release(current, day(200));
  for (const count of [201, 202, 229]) await release(current, day(count));
  expect(islands()).toEqual(['new.js', 'old.js', 'old.js.br', 'old.js.gz']);
  await release(current, day(231));
  expect(islands()).toEqual(['new.js']);
});

test('a hashed file that returns belongs to the release again', async () => {
  await release({ 'islands/a.js': 'a' }, day(0));
  await release({ 'islands/b.js': 'b' }, day(1));
  await release({ 'islands/a.js': 'a' }, day(2));
  await release({ 'islands/c.js': 'c' }, day(40));
  expect(islands()).toEqual(['a.js', 'c.js']);
});

test('going back keeps the hashed files of both releases', async () => {
  await release({ 'islands/a.js': 'a' }, day(0));
  await release({ 'islands/b.js': 'b' }, day(100));
  await goBack(target, day(200));
  expect(islands()).toEqual(['a.js', 'b.js']);
});

test('an interrupted release leaves nothing behind', async () => {
  await release({ 'index.html': '1' }, day(0));
  writeWhole(path.join(target, '.unfinished/site/stray.html'), '');
  await release({ 'index.html': '2' }, day(1));
  expect(existsSync(path.join(target, 'current/site/stray.html'))).toBe(false);
});

describe('beside releases with a generated nginx.conf', () => {
  beforeEach(async () => {
    await release({ 'index.html': 'old' }, day(0));
    writeWhole(path.join(target, 'current/nginx.conf'), '');
    writeWhole(path.join(target, 'hashed/islands/old.js'), 'old');
  });

  test.each(['release', 'back'])('%s stops with a list of files to copy', async (command) => {
    const stopped = command === 'back' ? goBack(target, day(1)) : release({ 'index.html': '' }, day(1));
    await expect(stopped).rejects.toThrow('install deploy/Caddyfile first (CHANGELOG.md, 3.0.0)');
    expect(releases()).toHaveLength(1);
  });

  test('the documented steps let the next release keep its hashed files', async () => {
    const steps = /^## 3\.0\.0.*?```sh\n(.*?)```/ms.exec(readFileSync('CHANGELOG.md', 'utf8'));
    const lines = steps?.[1]?.split('\n').filter((line) => line.includes('/srv/company-site')) ?? [];
    const script = lines.join('\n').replaceAll('/srv/company-site', target);
    expect(spawnSync('sh', ['-ec', script], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    await release({ 'index.html': 'new', 'islands/new.js': 'new' }, day(1));
    expect(islands()).toEqual(['new.js', 'old.js']);
    expect(existsSync(path.join(target, 'hashed'))).toBe(false);
    await goBack(target, day(2));
    expect([read('current/site/index.html'), islands()]).toEqual(['old', ['new.js', 'old.js']]);
  });
});
