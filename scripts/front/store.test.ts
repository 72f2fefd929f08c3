import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { keepFile, sweepStore } from './store';

let folder: string;
const page = Buffer.from('<p>page</p>'.repeat(100));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a text is kept with both compressed forms of it', async () => {
  const name = await keepFile(folder, 'text/html; charset=utf-8', page);
  expect(name).toMatch(/^[0-9a-f]{24}\.text-html-charset-utf-8$/);
  const read = (ending: string) => readFileSync(path.join(folder, name + ending));
  expect(read('').equals(page)).toBe(true);
  expect(brotliDecompressSync(read('.br')).equals(page)).toBe(true);
  expect(gunzipSync(read('.gz')).equals(page)).toBe(true);
});

test('what compression would make larger, and what is compressed already, stands alone', async () => {
  await keepFile(folder, 'text/plain', Buffer.from('a'));
  await keepFile(folder, 'image/avif', page);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('what is there already is not made again', async () => {
  const name = await keepFile(folder, 'text/css', page);
  const times = () => readdirSync(folder).map((file) => statSync(path.join(folder, file)).mtimeMs);
  const before = times();
  expect(await keepFile(folder, 'text/css', page)).toBe(name);
  expect(times()).toEqual(before);
});

test('what nothing names any more goes, with its compressed forms', async () => {
  const name = await keepFile(folder, 'text/css', page);
  await keepFile(folder, 'text/css', Buffer.from('.b{}'.repeat(100)));
  await sweepStore(folder, new Set([name]));
  expect(readdirSync(folder).sort()).toEqual([name, `${name}.br`, `${name}.gz`]);
});
