import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../../e2e/support/folder';
import { writeWhole } from '../../tools/files/write-whole';
import { openJournal } from './journal';

const removed = 'var/editor/trash/public/hall.jpg';
let root: string;

const at = (file: string) => path.join(root, file);
const isThere = (file: string) => existsSync(at(file));

beforeEach(() => {
  root = newFolder();
});

test.each([
  ['a save', 'pending-write', 'journal', { versions: {}, restored: [], trashed: [], next: [] }],
  ['a picture', 'uploads', 'uploads', ['public/hall.jpg']],
])('the start after a kill during %s succeeds on a full disk', (_, trace, written, plan) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  writeWhole(at(`var/editor/${trace}.json`), JSON.stringify(plan));
  writeWhole(at('public/hall.jpg'), 'a picture');
  // A folder of this name fails the write, as a full disk does.
  mkdirSync(at(`var/editor/${written}.json.part`));
  const journal = openJournal(root);
  rmSync(at(`var/editor/${written}.json.part`), { recursive: true });
  journal.refresh();
  expect([isThere('var/editor/pending-write.json'), isThere('public/hall.jpg')]).toEqual([
    false,
    trace === 'pending-write',
  ]);
});

test.each([
  ['is deleted after publishing', '9', 0, false],
  ['stays for undo', '', 0, true],
  ['stays for redo', '9', 1, true],
])('a removed picture %s', (_, until, redoSteps, stays) => {
  writeWhole(at('public/hall.jpg'), 'a picture');
  const journal = openJournal(root);
  journal.add([], { 'messages/he.json': { before: 'a', after: 'b' } }, ['public/hall.jpg']);
  expect(isThere(removed)).toBe(true);
  journal.clear(until, journal.list().slice(0, redoSteps));
  expect(isThere(removed)).toBe(stays);
});
