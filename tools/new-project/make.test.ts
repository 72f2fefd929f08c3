import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { draftSchema } from '../../model/schema';
import { makeProject } from './make';
import { NameError } from './name';
import { tellSteps } from './steps';

let root: string;

beforeEach(() => {
  root = newFolder();
  mkdirSync(path.join(root, 'content/projects'), { recursive: true });
  write('content/projects.lock.json', { 0: 'hall', 1: 'tower', 2: 'yard' });
  mkdirSync(path.join(root, 'content/buildings'));
  write('content/buildings/gate.json', {});
  write('content/projects/hall.json', { index: 0, order: 4 });
  write('content/projects/tower.json', { index: 1, order: 2.5 });
  write('content/projects/yard.json', { index: 2, order: 0, retired: true });
});

function write(file: string, data: unknown): void {
  writeFileSync(path.join(root, file), JSON.stringify(data));
}

function read(file: string) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/** Returns the text of every file under the root. */
function snapshot(): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((file) => path.join(file.parentPath, file.name)).sort();
  return Object.fromEntries(paths.map((file) => [file, readFileSync(file, 'utf8')]));
}

test('a new project is a draft at the next address, last in the list', () => {
  const made = makeProject(root, 'silo-west', '2026-05-29');
  const record = read(made.record);
  expect(record).toMatchObject({ draft: true, index: 3, order: 5, updated: '2026-05-29' });
  expect(draftSchema.parse(record)).toEqual(record);
  expect(existsSync(path.join(root, made.pictures))).toBe(true);
  expect(read('content/projects.lock.json')).toEqual({ 0: 'hall', 1: 'tower', 2: 'yard', 3: 'silo-west' });
});

test('the address of a deleted project is not reused', () => {
  makeProject(root, 'silo-west', '2026-05-29');
  rmSync(path.join(root, 'content/projects/silo-west.json'));
  expect(makeProject(root, 'silo-east', '2026-05-29').index).toBe(4);
});

test.each([
  [undefined, /npm run new:project -- /],
  ['סילו', /write it in Latin letters/],
  ['tower', /has the address \/project\/1 for good/],
  ['yard', /even when it is retired/],
  ['con', /cannot be the name of a file/],
  ['a'.repeat(81), /at most 80 characters/],
  ['gate', /is the name of a building/],
])('the name %s is refused with a hint, and nothing is made', (name, hint) => {
  const before = snapshot();
  expect(() => makeProject(root, name, '2026-05-29')).toThrow(hint);
  expect(snapshot()).toEqual(before);
});

test.each(['Silo West', 'siloWest', ' silo--west', '../silo_west'])(
  'the name %s becomes silo-west',
  (name) => {
    expect(makeProject(root, name, '2026-05-29').record).toBe('content/projects/silo-west.json');
  },
);

test('a file without a line in the lock is not overwritten', () => {
  write('content/projects/silo-west.json', { index: 3, order: 1 });
  const before = snapshot();
  expect(() => makeProject(root, 'silo-west', '2026-05-29')).toThrow(/silo-west\.json is there already/);
  expect(snapshot()).toEqual(before);
});

test('a failed write of the lock leaves no record without an address', () => {
  // A folder at the path of the temporary lock makes the write fail.
  mkdirSync(path.join(root, 'content/projects.lock.json.part'));
  const before = snapshot();
  expect(() => makeProject(root, 'silo-west', '2026-05-29')).toThrow();
  expect(snapshot()).toEqual(before);
});

test.each([
  ['broken', '{'],
  ['a list', '[]'],
  ['nested 5,000 times', '['.repeat(5000) + ']'.repeat(5000)],
])('a lock that is %s is refused without a stack', (_, text) => {
  writeFileSync(path.join(root, 'content/projects.lock.json'), text);
  expect(() => makeProject(root, 'silo-west', '2026-05-29')).toThrow(NameError);
});

test('an invalid record of another project does not prevent a new one', () => {
  writeFileSync(path.join(root, 'content/projects/hall.json'), '{');
  expect(makeProject(root, 'silo-west', '2026-05-29').index).toBe(3);
});

test('the steps name address and picture', () => {
  const steps = tellSteps(makeProject(root, 'silo-west', '2026-05-29'));
  expect(steps).toContain('http://localhost:4000/project/3');
  expect(steps).toContain('provisional until you publish');
  expect(steps).toContain('"src": "/projects/silo-west/hero.jpg"');
});
