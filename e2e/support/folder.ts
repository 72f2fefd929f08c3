import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates an empty folder for unit tests, removed after the last test of the file. */
export function newFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, 'test-'));
  folders.push(folder);
  return folder;
}
