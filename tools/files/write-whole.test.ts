import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { writeWhole } from './write-whole';

test('a file is written with its folder, without temporary files', () => {
  const folder = path.join(newFolder(), 'deep');
  writeWhole(path.join(folder, 'a.txt'), 'new');
  expect(readdirSync(folder)).toEqual(['a.txt']);
});

test('a file that cannot be written is not changed', () => {
  const file = path.join(newFolder(), 'a.txt');
  writeFileSync(file, 'old');
  mkdirSync(`${file}.part`);
  expect(() => writeWhole(file, 'new')).toThrow('EISDIR');
  expect(readFileSync(file, 'utf8')).toBe('old');
});
