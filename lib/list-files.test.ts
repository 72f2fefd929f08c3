import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { writeWhole } from '../tools/files/write-whole';
import { listFiles } from './list-files';

test('the files below a folder are listed in order, with forward slashes', () => {
  const folder = newFolder();
  for (const file of ['b.txt', 'a/c.txt']) writeWhole(path.join(folder, file), '');
  expect(listFiles(folder)).toEqual(['a/c.txt', 'b.txt']);
});

test('a folder that does not exist has no files', () => {
  expect(listFiles(path.join(newFolder(), 'none'))).toEqual([]);
});

test('a symbolic link is not listed', () => {
  const folder = newFolder();
  symlinkSync('/etc/hostname', path.join(folder, 'file'));
  symlinkSync('/etc', path.join(folder, 'folder'));
  expect(listFiles(folder)).toEqual([]);
});
