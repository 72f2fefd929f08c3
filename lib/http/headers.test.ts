import { readdirSync } from 'node:fs';
import { contentTypeOf } from './files';
import { fileHeaders } from './headers';

test('every folder of public has its own lifetime', () => {
  const folders = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const named = fileHeaders.flatMap(({ prefixes }) => prefixes);
  const without = folders.map(({ name }) => `/${name}/`).filter((folder) => !named.includes(folder));
  expect(without).toEqual([]);
});

test('every file of public has a known type', () => {
  const unknown = readdirSync('public', { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && contentTypeOf(entry.name) === 'application/octet-stream',
  );
  expect(unknown.map(({ name }) => name)).toEqual([]);
});
