import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { listMissing, readHistory, restoreFiles } from './history';

const file = 'content/buildings/hall.json';
const [one, two] = [
  { number: '1', status: 'free' },
  { number: '2', status: 'free' },
];
let root: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const now = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
const write = (data: object) => writeFileSync(path.join(root, file), JSON.stringify(data));

function commit(data: object, ...args: string[]): void {
  write(data);
  git('add', '--all');
  git('-c', 'user.name=Dana', '-c', 'user.email=d@company.example', 'commit', '-q', '-m', 'Edit', ...args);
}

beforeEach(() => {
  root = newFolder();
  mkdirSync(path.join(root, 'content/buildings'), { recursive: true });
  git('init', '--quiet');
  commit({ title: 'Hall', units: [one, two] });
});

test('a commit has its time, its people and its changed places', async () => {
  const taken = { ...one, status: 'taken' };
  commit(
    { title: 'Great hall', units: [taken, two] },
    '--trailer',
    'Co-authored-by: Roni <r@company.example>',
  );
  const [last, first, ...others] = await readHistory(root, now);
  expect(last).toMatchObject({ commit: git('rev-parse', 'HEAD'), people: ['Dana', 'Roni'], more: 0 });
  expect(Date.parse(last?.time ?? '')).toBeLessThanOrEqual(Date.now());
  expect(last?.changes).toMatchObject([
    { file, path: ['title'], before: 'Hall', after: 'Great hall', state: 'same' },
    { file, path: ['units', 0, 'status'], before: 'free', after: 'taken', state: 'same' },
  ]);
  expect([first?.changes, others]).toEqual([[], []]);
});

test('a value is restored where its item is now', async () => {
  commit({ title: 'Great hall', units: [{ ...one, status: 'taken' }, two] });
  const back = async () => (await readHistory(root, now))[0]?.changes.at(-1);
  write({ title: 'Great hall', units: [{ number: '0' }, two, { ...one, status: 'taken' }] });
  const place = { file, kind: 'set', path: ['units', 2, 'status'], named: ['units', '#1', 'status'] };
  expect(await back()).toMatchObject({ state: 'same', back: { ...place, before: 'taken', value: 'free' } });
  write({ title: 'Great hall', units: [{ number: '0' }, two, { ...one, status: 'reserved' }] });
  expect(await back()).toMatchObject({
    state: 'changed',
    now: 'reserved',
    back: { ...place, before: 'reserved' },
  });
  write({ title: 'Great hall', units: [one] });
  expect(await back()).toMatchObject({ state: 'back' });
  write({ title: 'Great hall', units: [two] });
  expect(await back()).toEqual(expect.not.objectContaining({ back: expect.anything() }));
});

test('restoring reverses an added or removed item', async () => {
  commit({ title: 'Hall', units: [two, { number: '3' }] });
  const units = [two, { number: '3' }];
  const removal = { file, kind: 'set', path: ['units', 1], named: ['units', '#3'] };
  const [{ changes } = { changes: [] }] = await readHistory(root, now);
  expect(changes.map(({ back }) => back)).toEqual([
    { file, kind: 'insert', path: ['units', 0], before: units, value: one },
    { ...removal, before: { number: '3' }, value: undefined },
  ]);
});

test('both numbers of a point are restored together', async () => {
  commit({ site: { x: 1, y: 1 } });
  commit({ site: { x: 2, y: 2 } });
  const [{ changes } = { changes: [] }] = await readHistory(root, now);
  expect(changes.map(({ back }) => back)).toEqual([
    { file, kind: 'set', path: ['site'], named: ['site'], before: { x: 2, y: 2 }, value: { x: 1, y: 1 } },
  ]);
});

test('ten commits are listed at a time', async () => {
  for (let count = 0; count < 12; count += 1) commit({ title: `Hall ${count}`, units: [] });
  const newest = await readHistory(root, now);
  const older = await readHistory(root, now, newest.at(-1)?.commit);
  const titles = [...newest, ...older].map(({ changes }) => changes[0]?.after);
  expect([newest.length, older.length, titles[0], titles[10]]).toEqual([10, 3, 'Hall 11', 'Hall 1']);
  expect(await readHistory(path.join(root, 'content'), now)).toEqual([]);
});

test('a picture that went with a change comes back with it', async () => {
  const picture = path.join(root, 'public/hall/hero.jpg');
  mkdirSync(path.dirname(picture), { recursive: true });
  writeFileSync(picture, 'picture');
  commit({ image: '/hall/hero.jpg' });
  rmSync(picture);
  commit({});
  const missing = listMissing(root, { src: '/hall/hero.jpg' });
  expect(await restoreFiles(root, git('rev-parse', 'HEAD'), missing)).toEqual(['public/hall/hero.jpg']);
  expect([existsSync(picture), git('status', '--porcelain')]).toEqual([true, '?? public/']);
});
