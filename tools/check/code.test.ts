import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../../e2e/support/folder';
import { writeWhole } from '../../lib/write-whole';
import { startCodeCheck } from './code';
import { error, type Issue } from './issue';
import { type TranslatedIssue, translate } from './report';

/** Files that break a house rule, each where the rule applies, and a part of its message. */
const offences: [file: string, code: string, lesson: string][] = [
  ['i18n/a.ts', "import { x } from '@/content';", 'pass records in'],
  ['i18n/b.ts', "import x from 'libphonenumber-js/min';", 'Only the editor and the check'],
  ['content/a.ts', "import { x } from '../server/mail';", 'content holds records'],
  ['site/a.ts', "import { x } from '@/components/x';", 'words and records from the page'],
  ['components/islands/a.tsx', "import x from '@/messages/he.json';", 'finished strings'],
  ['components/islands/b.tsx', "import x from '../../content/index';", 'finished strings'],
  ['components/islands/c.tsx', "import { x } from 'next-intl';", 'finished strings'],
  ['components/islands/e.tsx', "export const x = import('@/server/mail');", 'finished'],
  ['components/a.tsx', "import { x } from '@/content/projects';", 'records as props'],
  [
    'components/h.tsx',
    "import type { x } from '@/content';\nimport { y } from '@/content';\nexport type z = x;\nexport const w = y;",
    'records as props',
  ],
  ['components/b.tsx', "import { x } from '@/server/mail';", 'records as props'],
  ['components/c.tsx', "'use client';", 'only in components/islands'],
  ['components/i.tsx', 'export const I = () => <p onBlur={() => 1} />;', 'own events alone'],
  [
    'components/j.tsx',
    'export const J = () => <input type="number" onChange={() => 1} />;',
    'own events alone',
  ],
  ['components/f.tsx', 'export function F() {\n  return <p>Hello</p>;\n}', 'Texts are in messages/he.json'],
  ['components/g.tsx', 'export const G = () => <input placeholder="שם" />;', 'Texts are in messages/he.json'],
  ['app/[locale]/h.tsx', "export const H = () => <p>{'Hello'}</p>;", 'Texts are in messages/he.json'],
  ['components/e.tsx', "import { x } from '@/app/x';", 'knows no page'],
  ['app/[locale]/(home)/_sections/a.tsx', "import { x } from '@/content';", 'its page'],
  ['app/[locale]/(home)/_sections/b.tsx', "import { x } from '@/server/mail';", 'its page'],
  ['app/[locale]/(home)/_sections/c.tsx', "import { x } from '../../../x';", 'two pages'],
  ['app/[locale]/(home)/page.tsx', "import { x } from '@/e2e/support/pages/words';", 'how it is built'],
  ['app/api/a.ts', "import { x } from '@/components/x';", 'shows no component'],
  ['server/a.ts', "import { x } from '@/content';", 'the route passes'],
  ['server/b.ts', "import { x } from 'next/server';", 'the route passes'],
  ['server/mail/a.ts', "import { x } from '../inquiry/route';", 'know nothing of it'],
  ['server/http/a.ts', "export { x } from '../mail/relay';", 'neither mail nor posts'],
  ['ops/a.ts', "import { x } from '../e2e/support/x';", 'tests use them'],
  ['tools/build/a.ts', "import { x } from '../check/x';", 'build needs no other tool'],
  ...[
    'margin-left: 1rem',
    'padding-right: 1rem',
    'left: 0',
    'width: 10px',
    'border-top-left-radius: 2px',
    'text-align: left',
    'flex-direction: row-reverse',
  ].map((declaration, index): [string, string, string] => [
    `app/a${index}.css`,
    `.a {\n  ${declaration};\n}`,
    'mirrored by its direction alone',
  ]),
  ['app/b.css', '.a:has(.b) {\n  margin: 0;\n}', 'Firefox knows :has()'],
  ['app/c.css', '.a {\n  color: color-mix(in srgb, red, blue);\n}', 'Chrome knows'],
  ['app/d.css', '@media (width >= 60rem) {\n  .a {\n    margin: 0;\n  }\n}', 'Safari knows'],
];

const allowed: [file: string, code: string][] = [
  [
    'app/e.css',
    '.a {\n  margin-inline-start: 1rem;\n  text-align: start;\n}\n@supports selector(:has(a)) {\n  .a {\n    margin: 0;\n  }\n}',
  ],
  ['components/d.tsx', "import type { x } from '@/content';\nexport type y = x;"],
  ['components/islands/d.tsx', "'use client';\nexport const x = 1;"],
  ['components/k.tsx', 'export const K = () => <input onInput={() => 1} />;'],
  ['components/a.test.tsx', "import { x } from '@/e2e/support/pages/intl';\nexport const y = x;"],
  ['e2e/a.spec.ts', "import { x } from '../tools/x';\nexport const y = x;"],
];

/** Files that cannot be read, and the only report of each. */
const unreadable: [file: string, text: string, hint: RegExp][] = [
  ['broken.ts', 'export const first = ;\nexport const second = = 2;\n', /./],
  ['broken.css', '.a {\n  color: red;\n}}\n', /./],
  [
    'merged.ts',
    '<<<<<<< HEAD\nexport const a = 1;\n=======\nexport const a = 2;\n>>>>>>> b\n',
    /^a merge conflict/,
  ],
  ['merged.css', '<<<<<<< HEAD\n.a {\n}\n=======\n.b {\n}\n>>>>>>> b\n', /^a merge conflict/],
];

const house = newFolder();
/** The two runs of the tools: with files that can be read, and with others and the line ends of Windows. */
let readable: ReturnType<typeof startCodeCheck>;
let windows: TranslatedIssue[];

function write(file: string, code: string): void {
  writeWhole(path.join(house, file), code);
}

async function findIssues(known: Issue[] = []) {
  return translate(house, await readable(known), 'en');
}

beforeAll(async () => {
  for (const file of ['biome.json', 'tools/lint', '.gitignore', 'tsconfig.json', 'package.json'])
    cpSync(file, path.join(house, file), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(house, 'node_modules'));
  write('words.ts', "export const words: number = 'many';\n");
  write('layout.ts', 'export const   layout = 1;\n');
  write('left.css', '.left {\n  margin-left: 1px;\n}\n');
  write('messages/en.json', '{ "a": 1,, }\n');
  const imports = "import { Carousel, type Slide } from './islands/carousel';\n";
  write('components/card.tsx', `${imports}export const a = <Carousel />;`);
  write('components/shelf.tsx', `${imports}export const a = <Island component={{ Carousel }} />;`);
  write('components/islands/feed.tsx', "import { Card } from './card';\nexport const a = <Card />;");
  write('app/unset.css', '.b {\n  color: var(--inc);\n  fill: var(--ink);\n}\n');
  for (const [file, code] of [...offences, ...allowed]) write(file, `${code}\n`);
  readable = startCodeCheck(house);
  await findIssues();

  const withWindowsLineEnds = (text: string) => text.replaceAll('\n', '\r\n');
  for (const [file, text] of unreadable) write(file, text);
  write('good.ts', withWindowsLineEnds('export const good = 1;\nexport const better = 2;\n'));
  write('biome.json', withWindowsLineEnds(readFileSync('biome.json', 'utf8')));
  windows = translate(house, await startCodeCheck(house)([]), 'en');
}, 120_000);

test('types, lint and layout are reported beside an earlier warning', async () => {
  const found = await findIssues([
    { ...error({ file: 'messages/en.json' }, 'record.text'), level: 'warning' },
  ]);
  const types = expect.stringMatching(
    /^the types do not match:\n(.*\n)*words\.ts\(1,14\): .* Type 'string' is not assignable to type 'number'/,
  );
  const lesson = expect.stringContaining('mirrored by its direction alone');
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ level: 'error', file: 'tsconfig.json', hint: types }),
      expect.objectContaining({ level: 'warning', file: 'layout.ts', fixable: true }),
      expect.objectContaining({ level: 'error', file: 'left.css', line: 2, hint: lesson }),
    ]),
  );
});

test('a catalog that is no JSON is left to the phase that reads it', async () => {
  expect((await findIssues()).filter(({ file }) => file.startsWith('messages/'))).toEqual([]);
});

test.each([
  ['types, beside an error of a catalog, which may be their cause', 'messages/en.json', 'tsconfig.json'],
  ['types, beside an error of a record', 'content/company.json', 'tsconfig.json'],
  ['a file with an earlier error', 'left.css', 'left.css'],
])('no issue is reported of %s', async (_what, known, file) => {
  expect((await findIssues()).map((issue) => issue.file)).toContain(file);
  const found = await findIssues([error({ file: known }, 'record.text')]);
  expect(found.map((issue) => issue.file)).not.toContain(file);
});

test.each(unreadable)('%s has one issue, its syntax', (file, _text, hint) => {
  expect(windows.filter((issue) => issue.file === file)).toEqual([
    expect.objectContaining({ line: expect.any(Number), hint: expect.stringMatching(hint) }),
  ]);
});

test('types are not reported beside a syntax error', () => {
  expect(windows.filter(({ hint }) => hint.startsWith('the types'))).toEqual([]);
});

test('a clone with the line ends of Windows has the right layout', () => {
  expect(windows.filter(({ file }) => file === 'good.ts')).toEqual([]);
});

test('an island that is rendered without <Island> outside of islands is reported', async () => {
  expect((await findIssues()).filter(({ hint }) => hint.includes('<Island'))).toEqual([
    expect.objectContaining({ file: 'components/card.tsx', hint: expect.stringContaining('{{ Carousel }}') }),
  ]);
});

test('an unset property is reported with its style sheet', async () => {
  expect((await findIssues()).filter(({ field }) => field?.startsWith('--'))).toEqual([
    expect.objectContaining({ field: '--inc', hint: expect.stringContaining('app/unset.css uses') }),
  ]);
});

const lessonsOf = async (file: string) =>
  (await findIssues()).flatMap((issue) => (issue.file === file ? issue.hint : [])).join();

test.each(offences)('%s is rejected with the reason', async (file, _code, lesson) => {
  expect(await lessonsOf(file)).toContain(lesson);
});

test.each(allowed)('%s is allowed', async (file) => {
  expect(await lessonsOf(file)).not.toMatch(/noRestrictedImports|plugin/);
});
