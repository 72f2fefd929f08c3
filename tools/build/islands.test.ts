import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@/e2e/support/folder';
import { bundle, createBundler } from './islands';

let folder: string;

beforeAll(() => {
  mkdirSync('var', { recursive: true });
  folder = newFolder('var');
});

function write(name: string, code: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `'use client';\n${code}`);
  return file;
}

test.each(['next/navigation', 'next-intl', 'node:fs', '@/server/log', '@/content', '@/messages/he.json'])(
  'an island that imports %s stops the build, with its file and what to do',
  async (name) => {
    const file = write('wrong.tsx', `import * as x from '${name}';\nexport const Wrong = () => String(x);`);
    const message = `${file} imports “${name}”`;
    await expect(bundle({ Wrong: file })).rejects.toThrow(message);
    await expect(bundle({ Wrong: file })).rejects.toThrow('pass finished strings and nodes in its props');
  },
);

test('syntax that supported browsers lack is compiled', async () => {
  const file = write(
    'modern.tsx',
    'export class Modern { static #seen = 0; static { Modern.#seen = 1; } render() { return Modern.#seen; } }',
  );
  expect((await bundle({ Modern: file })).text).not.toContain('static{');
});

test('types of other folders may be imported', async () => {
  const file = write(
    'typed.tsx',
    "import type { Project } from '@/model';\nexport const Typed = (p: { project: Project }) => p.project.title;",
  );
  expect((await bundle({ Typed: file })).text).not.toContain('zod');
});

test('pages with the same islands share a script', async () => {
  const page = (...names: string[]) => names.map((name) => `<site-island name="${name}">`).join();
  const scriptOf = createBundler();
  const both = await scriptOf(page('CountUp', 'BackButton', 'CountUp'));
  expect(await scriptOf(page('BackButton', 'CountUp'))).toBe(both);
  const one = await scriptOf(page('BackButton'));
  expect(one.address).not.toBe(both.address);
  expect(one.code.length).toBeLessThan(both.code.length);
});
