import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCodeCheck } from './code';
import { error, type Issue } from './issue';
import { translate } from './report';

/** Files that break the house, each where the rule should meet it, and a word of the lesson that the rule gives. */
const offences = [
  { file: 'i18n/a.ts', code: "import { x } from '@/content';", lesson: 'pass records in' },
  { file: 'content/a.ts', code: "import { x } from '../server/mail';", lesson: 'content holds records' },
  {
    file: 'site/a.ts',
    code: "import { x } from '@/components/x';",
    lesson: 'words and records from the page',
  },
  {
    file: 'components/islands/a.tsx',
    code: "import x from '@/messages/he.json';",
    lesson: 'finished strings',
  },
  {
    file: 'components/islands/b.tsx',
    code: "import x from '../../content/index';",
    lesson: 'finished strings',
  },
  { file: 'components/islands/c.tsx', code: "import { x } from 'next-intl';", lesson: 'finished strings' },
  { file: 'components/islands/e.tsx', code: "export const x = import('@/server/mail');", lesson: 'finished' },
  { file: 'components/a.tsx', code: "import { x } from '@/content/projects';", lesson: 'records as props' },
  {
    file: 'components/h.tsx',
    code: "import type { x } from '@/content';\nimport { y } from '@/content';\nexport type z = x;\nexport const w = y;",
    lesson: 'records as props',
  },
  { file: 'components/b.tsx', code: "import { x } from '@/server/mail';", lesson: 'records as props' },
  { file: 'components/c.tsx', code: "'use client';", lesson: 'only in components/islands' },
  {
    file: 'components/f.tsx',
    code: 'export function F() {\n  return <p>Hello</p>;\n}',
    lesson: 'Texts are in messages/he.json',
  },
  {
    file: 'components/g.tsx',
    code: 'export function G() {\n  return <input placeholder="שם" />;\n}',
    lesson: 'Texts are in messages/he.json',
  },
  {
    file: 'app/[locale]/h.tsx',
    code: "export function H() {\n  return <p>{'Hello'}</p>;\n}",
    lesson: 'Texts are in messages/he.json',
  },
  { file: 'components/e.tsx', code: "import { x } from '@/app/x';", lesson: 'knows no page' },
  { file: 'app/[locale]/(home)/_sections/a.tsx', code: "import { x } from '@/content';", lesson: 'its page' },
  {
    file: 'app/[locale]/(home)/_sections/b.tsx',
    code: "import { x } from '@/server/mail';",
    lesson: 'its page',
  },
  {
    file: 'app/[locale]/(home)/_sections/c.tsx',
    code: "import { x } from '../../../x';",
    lesson: 'two pages',
  },
  {
    file: 'app/[locale]/(home)/page.tsx',
    code: "import { x } from '@/testing/pages/words';",
    lesson: 'how it is built',
  },
  { file: 'app/api/a.ts', code: "import { x } from '@/components/x';", lesson: 'shows no component' },
  { file: 'server/a.ts', code: "import { x } from '@/content';", lesson: 'the route passes' },
  { file: 'server/b.ts', code: "import { x } from 'next/server';", lesson: 'the route passes' },
  { file: 'server/mail/a.ts', code: "import { x } from '../inquiry/route';", lesson: 'know nothing of it' },
  { file: 'server/http/a.ts', code: "export { x } from '../mail/relay';", lesson: 'neither mail nor posts' },
  { file: 'ops/a.ts', code: "import { x } from '../testing/x';", lesson: 'tests use them' },
  { file: 'tools/build/a.ts', code: "import { x } from '../check/x';", lesson: 'build needs no other tool' },
  { file: 'testing/a.ts', code: "import { x } from '../e2e/support/x';", lesson: 'browser tests use it' },
  ...[
    'margin-left: 1rem',
    'padding-right: 1rem',
    'left: 0',
    'width: 10px',
    'border-top-left-radius: 2px',
    'text-align: left',
    'flex-direction: row-reverse',
  ].map((declaration, index) => ({
    file: `app/a${index}.css`,
    code: `.a {\n  ${declaration};\n}`,
    lesson: 'mirrored by its direction alone',
  })),
  { file: 'app/b.css', code: '.a:has(.b) {\n  margin: 0;\n}', lesson: 'Firefox knows :has()' },
  { file: 'app/c.css', code: '.a {\n  color: color-mix(in srgb, red, blue);\n}', lesson: 'Chrome knows' },
  {
    file: 'app/d.css',
    code: '@media (width >= 60rem) {\n  .a {\n    margin: 0;\n  }\n}',
    lesson: 'Safari knows',
  },
];

const allowed = [
  {
    file: 'app/e.css',
    code: '.a {\n  margin-inline-start: 1rem;\n  text-align: start;\n}\n@supports selector(:has(a)) {\n  .a {\n    margin: 0;\n  }\n}',
  },
  { file: 'components/d.tsx', code: "import type { x } from '@/content';\nexport type y = x;" },
  { file: 'components/islands/d.tsx', code: "'use client';\nexport const x = 1;" },
  { file: 'components/a.test.tsx', code: "import { x } from '@/testing/pages/intl';\nexport const y = x;" },
  { file: 'e2e/a.spec.ts', code: "import { x } from '../testing/x';\nexport const y = x;" },
];

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

test('a file that breaks the house is refused with the reason', async () => {
  for (const { file, code } of [...offences, ...allowed]) {
    mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(house, file), `${code}\n`);
  }
  const found = await findIssues();
  for (const { file } of [...offences, ...allowed]) rmSync(path.join(house, file));
  const lessonsOf = (file: string) => found.filter((issue) => issue.file === file).map(({ hint }) => hint);
  for (const { file, lesson } of offences) {
    expect([file, lessonsOf(file).join()]).toEqual([file, expect.stringContaining(lesson)]);
  }
  for (const { file } of allowed) expect(lessonsOf(file).join()).not.toMatch(/noRestrictedImports|plugin/);
});
