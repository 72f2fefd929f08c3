import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeCopy, removing, setting, writing } from '../../e2e/support/content/fixture-copy';
import { fixLocks } from './fix-locks';

const hall = 'content/projects/steel-hall.json';
const building = 'content/buildings/harbourgate.json';
const lock = 'content/projects.lock.json';
const buildingLock = 'content/buildings.lock.json';
const copy = makeCopy();
const read = (file: string) => JSON.parse(readFileSync(path.join(copy.root, file), 'utf8'));

afterEach(copy.restore);

test('complete locks keep their bytes', () => {
  const before = readFileSync(path.join(copy.root, lock), 'utf8');
  expect(fixLocks(copy.root)).toEqual([]);
  expect(readFileSync(path.join(copy.root, lock), 'utf8')).toBe(before);
});

test('two copied projects get the next indices, above every used one', () => {
  const copies = ['a-copy', 'b-copy'].map((name) => `content/projects/${name}.json`);
  copy.change([setting(lock, '7', 'harbour-gate'), setting(lock, '1', undefined)]);
  copy.change([...copies, 'content/projects/far.json'].map((file) => writing(file, read(hall))));
  copy.change([setting('content/projects/far.json', 'index', 20)]);
  fixLocks(copy.root);
  expect(copies.map((file) => read(file).index)).toEqual([8, 9]);
  expect(read('content/projects/far.json').index).toBe(20);
  expect(read(lock)).toEqual({ 0: 'steel-hall', 7: 'harbour-gate', 8: 'a-copy', 9: 'b-copy', 20: 'far' });
});

test('a new building gets a line', () => {
  copy.change([writing('content/buildings/quay.json', read(building))]);
  expect(fixLocks(copy.root)).toEqual(['content/buildings/quay.json']);
  expect(read(buildingLock)).toEqual(['harbourgate', 'quay']);
});

test('a renamed project is left to a person', () => {
  const { [hall]: before } = { [hall]: read(hall) };
  copy.change([writing('content/projects/steel-house.json', before), removing(hall)]);
  expect(fixLocks(copy.root)).toEqual([]);
  copy.change([writing(hall, before)]);
});
