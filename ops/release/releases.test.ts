import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import type { SiteInfo } from '../../site/site-info';
import { addRelease, clearChanges, goBack, readChanges } from './releases';

const info: SiteInfo = {
  url: 'https://www.example.com',
  commonHeaders: { 'X-Content-Type-Options': 'nosniff' },
  staticHeaders: { 'Content-Security-Policy': "default-src 'none'" },
  redirects: [{ from: '/tour', to: '/tour/street', status: 307 }],
  routes: {},
  published: { '/project/3': 'silo', '/project/4': 'hall', '/tower': 'tower' },
};
const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count, 12));

let place: string;
let target: string;

beforeEach(() => {
  place = newFolder();
  target = path.join(place, 'company-site');
});

/** Releases a build with these files. */
async function release(
  files: Record<string, string>,
  on: Date,
  more: Partial<SiteInfo> = {},
): Promise<string> {
  const build = { site: path.join(place, 'site'), server: path.join(place, 'server') };
  rmSync(build.site, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(build.site, name)), { recursive: true });
    writeFileSync(path.join(build.site, name), text);
  }
  mkdirSync(build.server, { recursive: true });
  writeFileSync(path.join(build.server, 'site.json'), JSON.stringify({ ...info, ...more }));
  return await addRelease(target, on, build);
}

const read = (file: string) => readFileSync(path.join(target, file), 'utf8');
const releases = () => readdirSync(path.join(target, 'releases')).sort();
const hashed = () =>
  existsSync(path.join(target, 'hashed/islands'))
    ? readdirSync(path.join(target, 'hashed/islands')).sort()
    : [];
const changed = () => readChanges(target).map((address) => address.replace(info.url, ''));

test('a release in which a project or building has lost its published address, or has another, is refused, unless all are others', async () => {
  const home = { 'index.html': 'home' };
  await release(home, day(0));
  const swapped = release(home, day(1), {
    published: { ...info.published, '/project/3': 'hall', '/project/4': 'silo' },
  });
  await expect(swapped).rejects.toThrow('/project/3 (silo), /project/4 (hall)');
  await expect(release(home, day(1), { published: { '/project/3': 'silo' } })).rejects.toThrow(
    '/project/4 (hall), /tower (tower)',
  );
  await release(home, day(1), { published: { ...info.published, '/project/5': 'yard' } });
  await release(home, day(2), { published: { '/project/0': 'mill' } });
  expect(releases()).toHaveLength(3);
});

test('a release has its pages and its server', async () => {
  expect(await release({ 'index.html': 'home' }, day(0))).toBe('2026-01-01T12-00-00');
  expect(read('current/site/index.html')).toBe('home');
  expect(JSON.parse(read('current/server/site.json'))).toEqual(info);
});

test('three releases stay, and going back leads to the one before', async () => {
  for (let index = 0; index < 5; index += 1) await release({ 'index.html': `home ${index}` }, day(index));
  expect(releases()).toEqual(['2026-01-03T12-00-00', '2026-01-04T12-00-00', '2026-01-05T12-00-00']);
  expect(await goBack(target, day(5))).toBe('2026-01-04T12-00-00');
  expect(read('released')).toBe('2026-01-04T12-00-00\n');
  expect(read('current/site/index.html')).toBe('home 3');
  await goBack(target, day(5));
  expect(read('current/site/index.html')).toBe('home 2');
  await expect(goBack(target, day(5))).rejects.toThrow('has no release before 2026-01-03T12-00-00');
  await release({ 'index.html': 'home 6' }, day(6));
  expect(releases()).toEqual(['2026-01-04T12-00-00', '2026-01-05T12-00-00', '2026-01-07T12-00-00']);
});

test('the release in use stays, however old it is', async () => {
  for (let index = 0; index < 3; index += 1) await release({ 'index.html': `home ${index}` }, day(index));
  await goBack(target, day(3));
  await goBack(target, day(3));
  expect(read('current/site/index.html')).toBe('home 0');
});

test('a hashed file stays for thirty days after it was replaced, with its compressed forms', async () => {
  const old = { 'islands/old.js': 'old', 'islands/old.js.br': 'o', 'islands/old.js.gz': 'o' };
  await release({ 'index.html': '', ...old }, day(0));
  // Long in use: the thirty days begin when it is replaced.
  await release({ 'index.html': '1', ...old }, day(100));
  await release({ 'index.html': '2', 'islands/new.js': 'new' }, day(200));
  for (const count of [201, 202, 229])
    await release({ 'index.html': `${count}`, 'islands/new.js': 'new' }, day(count));
  expect(hashed()).toEqual(['new.js', 'old.js', 'old.js.br', 'old.js.gz']);
  await release({ 'index.html': 'later', 'islands/new.js': 'new' }, day(231));
  expect(hashed()).toEqual(['new.js']);
});

test('going back keeps the hashed files of the release that is left, and of the one that returns', async () => {
  await release({ 'index.html': '1', 'islands/a.js': 'a' }, day(0));
  await release({ 'index.html': '2', 'islands/b.js': 'b' }, day(100));
  await goBack(target, day(200));
  expect(hashed()).toEqual(['a.js', 'b.js']);
});

test('the addresses that changed are remembered until the cache was told', async () => {
  await release({ 'index.html': 'home', 'en.html': 'home', '404.html': 'none', '404.html.br': 'n' }, day(0));
  expect(changed()).toEqual(['/', '/en', '/en/', '/tour']);
  await clearChanges(target);
  expect(changed()).toEqual([]);
  await release({ 'index.html': 'new', 'en.html': 'home', '404.html': 'other', 'x y.svg': '' }, day(1));
  await release({ 'index.html': 'new', 'en.html': 'home', 'about.html': '' }, day(2));
  expect(changed()).toEqual(['/', '/about', '/x%20y.svg']);
  await clearChanges(target);
  await goBack(target, day(3));
  expect(changed()).toEqual(['/about', '/x%20y.svg']);
});

test('a hashed file is no change when it comes or goes, only with other headers', async () => {
  await release({ 'index.html': 'home', 'islands/a.js': 'a', 'islands/b.js': 'b' }, day(0));
  expect(changed()).toEqual(['/', '/tour']);
  await clearChanges(target);
  await release({ 'index.html': 'home', 'islands/b.js': 'b', 'islands/c.js': 'c' }, day(1));
  expect(changed()).toEqual([]);
  await release({ 'index.html': 'home', 'islands/b.js': 'b' }, day(2), { commonHeaders: {} });
  expect(changed()).toEqual(['/', '/islands/b.js']);
});

test('other headers change every address', async () => {
  const files = { 'index.html': 'home', 'en.html': 'home' };
  await release(files, day(0));
  await clearChanges(target);
  await release(files, day(1), { staticHeaders: { 'Content-Security-Policy': "default-src 'self'" } });
  expect(changed()).toEqual(['/', '/en', '/en/']);
  await clearChanges(target);
  await release(files, day(2), {
    staticHeaders: { 'Content-Security-Policy': "default-src 'self'" },
    redirects: [{ from: '/tour', to: '/tour/hall', status: 307 }],
  });
  expect(changed()).toEqual(['/tour']);
});

test('a release that was broken off leaves nothing behind', async () => {
  await release({ 'index.html': '1' }, day(0));
  mkdirSync(path.join(target, '.unfinished', 'site'), { recursive: true });
  writeFileSync(path.join(target, '.unfinished', 'site', 'stray.html'), '');
  await release({ 'index.html': '2' }, day(1));
  expect(existsSync(path.join(target, 'current/site/stray.html'))).toBe(false);
});

test('a header that nginx would read a variable in is refused', async () => {
  const wrong = { staticHeaders: { 'X-Price': '$uri' } };
  await expect(release({ 'index.html': '' }, day(0), wrong)).rejects.toThrow('dollar sign');
});
