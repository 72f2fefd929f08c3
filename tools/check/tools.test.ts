import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { error, withoutConsequences } from './issue';
import { checkLint } from './lint';
import { translate } from './report';
import { checkTypes } from './types';

let house: string;

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'));
  for (const file of [
    'biome.json',
    'tools/lint/client.grit',
    'tools/lint/walls.grit',
    'tools/lint/words.grit',
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

test('lint is reported with file, place and reason, in code and style sheets at once', async () => {
  const found = translate(house, await checkLint(house), 'en');
  expect(found).toContainEqual(expect.objectContaining({ level: 'error', file: 'layout.ts', fixable: true }));
  expect(found).toContainEqual(
    expect.objectContaining({
      level: 'error',
      file: 'left.css',
      line: 2,
      hint: expect.stringContaining('mirrored by its direction alone'),
    }),
  );
});

test('a catalog that is no JSON is left to the check of the words', async () => {
  expect((await checkLint(house)).filter(({ file }) => file.startsWith('messages/'))).toEqual([]);
});

test('a type error is reported with file and place, and what keeps the types from being checked, too', async () => {
  const found = translate(house, await checkTypes(house), 'en');
  expect(found).toContainEqual(
    expect.objectContaining({
      level: 'error',
      file: 'words.ts',
      line: 1,
      hint: expect.stringMatching(
        /^the types do not match: Type 'string' is not assignable to type 'number'/,
      ),
    }),
  );
});

describe('of a file that cannot be read', () => {
  const issuesOf = async (file: string, text: string) => {
    writeFileSync(path.join(house, file), text);
    const found = withoutConsequences(
      (await Promise.all([checkLint, checkTypes].map((check) => check(house)))).flat(),
    );
    rmSync(path.join(house, file));
    return translate(
      house,
      found.filter((issue) => issue.file === file),
      'en',
    );
  };

  test.each([
    ['broken.ts', 'export const first = ;\nexport const second = = 2;\n', /./],
    ['broken.css', '.a {\n  color: red;\n}}\n', /./],
    [
      'merged.ts',
      '<<<<<<< HEAD\nexport const a = 1;\n=======\nexport const a = 2;\n>>>>>>> b\n',
      /^a merge conflict/,
    ],
    ['merged.css', '<<<<<<< HEAD\n.a {\n}\n=======\n.b {\n}\n>>>>>>> b\n', /^a merge conflict/],
  ])('nothing else is said: %s', async (file, text, hint) => {
    expect(await issuesOf(file, text)).toEqual([
      expect.objectContaining({
        line: expect.any(Number),
        hint: expect.stringMatching(hint),
      }),
    ]);
  });
});

test('what keeps the types from being made is not reported beside the words and records that are its cause', async () => {
  const config = path.join(house, 'next.config.ts');
  writeFileSync(config, "throw new Error('The content has 1 error');\n");
  const found = await checkTypes(house);
  rmSync(config);
  const cause = error({ file: 'content/company.json' }, 'record.empty');
  const files = (list: typeof found) => list.map(({ file }) => file);
  expect(files(withoutConsequences(found))).toContain('next.config.ts');
  expect(files(withoutConsequences([...found, cause]))).not.toContain('next.config.ts');
});

test('a whole clone with the line ends of Windows has the layout of the house', async () => {
  const settings = readFileSync(path.join(house, 'biome.json'), 'utf8');
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  writeFileSync(path.join(house, 'biome.json'), windows(settings));
  writeFileSync(path.join(house, 'good.ts'), windows('export const good = 1;\nexport const better = 2;\n'));
  const found = await checkLint(house);
  writeFileSync(path.join(house, 'biome.json'), settings);
  expect(found.filter(({ file }) => file === 'good.ts')).toEqual([]);
});
