import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLint } from './lint';
import { checkTypes } from './types';

let house: string;

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'));
  for (const file of [
    'biome.json',
    'biome-client.grit',
    'biome-walls.grit',
    '.stylelintrc.json',
    '.gitignore',
    'tsconfig.json',
    'package.json',
  ]) {
    cpSync(file, path.join(house, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(house, 'node_modules'));
  for (const folder of ['messages', 'content', 'app']) mkdirSync(path.join(house, folder));
  writeFileSync(path.join(house, 'words.ts'), "export const words: number = 'many';\n");
  writeFileSync(path.join(house, 'layout.ts'), 'export const   layout = 1;\n');
  writeFileSync(path.join(house, 'left.css'), '.left {\n  margin-left: 1px;\n}\n');
  writeFileSync(path.join(house, 'messages/en.json'), '{ "a": 1,, }\n');
});

afterAll(() => rmSync(house, { recursive: true }));

test('lint is told with file, place and reason, in code and style sheets at once', async () => {
  const found = await checkLint(house);
  expect(found).toContainEqual(
    expect.objectContaining({
      level: 'error',
      file: 'layout.ts',
      cure: expect.stringContaining('“npm run fix” does it'),
    }),
  );
  expect(found).toContainEqual({
    level: 'error',
    file: 'left.css',
    field: 'line 2, column 3',
    cure: expect.stringContaining('mirrored by its direction alone'),
  });
});

test('a catalog that is no JSON is left to the check that tells it in plain words', async () => {
  expect((await checkLint(house)).filter(({ file }) => file.startsWith('messages/'))).toEqual([]);
});

test('a type error is told with file and place, and what keeps the types from being checked wholly, too', async () => {
  const found = await checkTypes(house);
  expect(found).toContainEqual({
    level: 'error',
    file: 'words.ts',
    field: 'line 1, column 14',
    cure: expect.stringMatching(/^the types do not fit: Type 'string' is not assignable to type 'number'/),
  });
});
