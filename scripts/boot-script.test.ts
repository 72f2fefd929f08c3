import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { joinBootScripts } from './boot-script';
import { payloadReader } from './payload-comments';

const list = 'self.list.push({"otherChunks":["one.js"]})';
const page = `<head><script src="/_next/static/chunks/turbopack-1a.js" async=""></script></head><body><p>The roof</p><script id="_R_">${list}</script></body>`;
const runtime = 'self.run(self.list)';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunks-'));
  writeFileSync(path.join(folder, 'turbopack-1a.js'), runtime);
});

afterEach(() => rmSync(folder, { recursive: true }));

function bootFiles(): string[] {
  return readdirSync(folder).filter((file) => file.startsWith('boot-'));
}

test('the reader, the list and the runtime of a page become one file, in this order', () => {
  const joined = joinBootScripts(page, folder);
  const [file = ''] = bootFiles();
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe([payloadReader, list, runtime].join('\n'));
  expect(joined).toBe(
    `<head><script src="/_next/static/chunks/${file}" async=""></script></head><body><p>The roof</p></body>`,
  );
});

test('pages that begin alike share the file, and another runtime gets another name', () => {
  joinBootScripts(page, folder);
  joinBootScripts(page.replace('roof', 'floor'), folder);
  expect(bootFiles()).toHaveLength(1);
  writeFileSync(path.join(folder, 'turbopack-1a.js'), `${runtime};`);
  joinBootScripts(page, folder);
  expect(bootFiles()).toHaveLength(2);
});

test('a page that runs nothing stays as it is', () => {
  expect(joinBootScripts('<body><p>The roof</p></body>', folder)).toBe('<body><p>The roof</p></body>');
});

test('a page without a runtime, or with two, stops the build', () => {
  for (const other of [
    page.replace('turbopack-1a', 'other'),
    `${page}/_next/static/chunks/turbopack-2b.js`,
  ]) {
    expect(() => joinBootScripts(other, folder)).toThrow('has Next changed');
  }
});
