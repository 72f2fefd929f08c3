import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCodeCheck } from './code';
import { error, type Issue } from './issue';
import { translate } from './report';

let house: string;

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'));
  for (const file of [
    'biome.json',
    'tools/lint/client.grit',
    'tools/lint/styles.grit',
    'tools/lint/walls.grit',
    'tools/lint/words.grit',
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

async function findIssues(known: Issue[] = []) {
  return translate(house, await startCodeCheck(house)(known), 'en');
}

test('types, lint and layout are reported, and what a command fixes is a warning', async () => {
  const found = await findIssues();
  const types = expect.stringMatching(
    /^the types do not match:\nwords\.ts\(1,14\): .* Type 'string' is not assignable to type 'number'/,
  );
  expect(found).toContainEqual(
    expect.objectContaining({ level: 'error', file: 'tsconfig.json', hint: types }),
  );
  expect(found).toContainEqual(
    expect.objectContaining({ level: 'warning', file: 'layout.ts', fixable: true }),
  );
  const lesson = expect.stringContaining('mirrored by its direction alone');
  expect(found).toContainEqual(
    expect.objectContaining({ level: 'error', file: 'left.css', line: 2, hint: lesson }),
  );
  // A catalog that is no JSON is left to the phase that reads it.
  expect(found.filter(({ file }) => file.startsWith('messages/'))).toEqual([]);
});

test.each(['messages/en.json', 'content/company.json'])(
  'types are not reported beside an error in %s, which may be their cause',
  async (file) => {
    const found = await findIssues([error({ file, field: 'a' }, 'catalogs.group', { other: 'b' })]);
    expect(found.map((issue) => issue.file)).not.toContain('tsconfig.json');
  },
);

test('of a file that an earlier phase reports nothing else is said', async () => {
  const found = await findIssues([error({ file: 'left.css', field: '--ink' }, 'code.unset', { user: 'a' })]);
  expect(found.map(({ file }) => file)).not.toContain('left.css');
});

test('types are reported beside what is only worth a look', async () => {
  const found = await findIssues([
    { ...error({ file: 'messages/en.json' }, 'record.text'), level: 'warning' },
  ]);
  expect(found.map(({ file }) => file)).toContain('tsconfig.json');
});

test.each([
  ['broken.ts', 'export const first = ;\nexport const second = = 2;\n', /./],
  ['broken.css', '.a {\n  color: red;\n}}\n', /./],
  [
    'merged.ts',
    '<<<<<<< HEAD\nexport const a = 1;\n=======\nexport const a = 2;\n>>>>>>> b\n',
    /^a merge conflict/,
  ],
  ['merged.css', '<<<<<<< HEAD\n.a {\n}\n=======\n.b {\n}\n>>>>>>> b\n', /^a merge conflict/],
])('of %s, which cannot be read, one thing is said, and no types', async (file, text, hint) => {
  writeFileSync(path.join(house, file), text);
  const found = await findIssues();
  rmSync(path.join(house, file));
  expect(found.filter((issue) => issue.file === file)).toEqual([
    expect.objectContaining({ line: expect.any(Number), hint: expect.stringMatching(hint) }),
  ]);
  expect(found.map((issue) => issue.file)).not.toContain('tsconfig.json');
});

test('a whole clone with the line ends of Windows has the right layout', async () => {
  const settings = readFileSync(path.join(house, 'biome.json'), 'utf8');
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  writeFileSync(path.join(house, 'biome.json'), windows(settings));
  writeFileSync(path.join(house, 'good.ts'), windows('export const good = 1;\nexport const better = 2;\n'));
  const found = await findIssues();
  writeFileSync(path.join(house, 'biome.json'), settings);
  expect(found.filter(({ file }) => file === 'good.ts')).toEqual([]);
});

test('an island that is rendered without <Island> is reported, within it and among islands it is right', async () => {
  const write = (file: string, code: string) => writeFileSync(path.join(house, 'components', file), code);
  mkdirSync(path.join(house, 'components/islands'), { recursive: true });
  const imports = "import { Carousel, type Slide } from './islands/carousel';\n";
  write('card.tsx', `${imports}export const a = <Carousel />;`);
  write('shelf.tsx', `${imports}export const a = <Island component={{ Carousel }} />;`);
  write('islands/feed.tsx', "import { Card } from './card';\nexport const a = <Card />;");
  const plain = (await findIssues()).filter(({ hint }) => hint.includes('<Island'));
  rmSync(path.join(house, 'components'), { recursive: true });
  expect(plain).toEqual([
    expect.objectContaining({ file: 'components/card.tsx', hint: expect.stringContaining('{{ Carousel }}') }),
  ]);
});

test('a property that a style sheet uses and nothing sets is named with the style sheet', async () => {
  writeFileSync(path.join(house, 'app/b.css'), '.b {\n  color: var(--inc);\n  fill: var(--ink);\n}\n');
  const found = await findIssues();
  rmSync(path.join(house, 'app/b.css'));
  expect(found.filter(({ field }) => field?.startsWith('--'))).toEqual([
    expect.objectContaining({ field: '--inc', hint: expect.stringContaining('app/b.css uses') }),
  ]);
});
