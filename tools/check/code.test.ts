import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../../e2e/support/folder';
import { startCodeCheck } from './code';
import { error, type Issue } from './issue';
import { translate } from './report';

/** Files that break the house, each where the rule should meet it, and a word of the lesson that the rule gives. */
const offences: [file: string, code: string, lesson: string][] = [
  ['i18n/a.ts', "import { x } from '@/content';", 'pass records in'],
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
  ['ops/a.ts', "import { x } from '../testing/x';", 'tests use them'],
  ['tools/build/a.ts', "import { x } from './x';", 'build needs no other tool'],
  ['testing/a.ts', "import { x } from '../e2e/support/x';", 'browser tests use it'],
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
  ['e2e/a.spec.ts', "import { x } from '../testing/x';\nexport const y = x;"],
];

const house = newFolder();

beforeAll(() => {
  for (const file of ['biome.json', 'tools/lint', '.gitignore', 'tsconfig.json', 'package.json'])
    cpSync(file, path.join(house, file), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(house, 'node_modules'));
  for (const folder of ['messages', 'content', 'app']) mkdirSync(path.join(house, folder));
  writeFileSync(path.join(house, 'words.ts'), "export const words: number = 'many';\n");
  writeFileSync(path.join(house, 'layout.ts'), 'export const   layout = 1;\n');
  writeFileSync(path.join(house, 'left.css'), '.left {\n  margin-left: 1px;\n}\n');
  writeFileSync(path.join(house, 'messages/en.json'), '{ "a": 1,, }\n');
});

async function findIssues(known: Issue[] = []) {
  return translate(house, await startCodeCheck(house)(known), 'en');
}

test('types, lint and layout are reported, also beside what is only worth a look, and what a command fixes is a warning', async () => {
  const look: Issue = { ...error({ file: 'messages/en.json' }, 'record.text'), level: 'warning' };
  const found = await findIssues([look]);
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

test.each([
  ['the types, beside an error of a catalog, which may be their cause', 'messages/en.json', 'tsconfig.json'],
  ['the types, beside an error of a record', 'content/company.json', 'tsconfig.json'],
  ['a file, beside what an earlier phase says of it', 'left.css', 'left.css'],
])('nothing is said of %s', async (_what, known, file) => {
  const found = await findIssues([error({ file: known }, 'record.text')]);
  expect(found.map((issue) => issue.file)).not.toContain(file);
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
  for (const [file, code] of [...offences, ...allowed]) {
    mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(house, file), `${code}\n`);
  }
  const found = await findIssues();
  for (const [file] of [...offences, ...allowed]) rmSync(path.join(house, file));
  const lessonsOf = (file: string) => found.filter((issue) => issue.file === file).map(({ hint }) => hint);
  for (const [file, , lesson] of offences) {
    expect([file, lessonsOf(file).join()]).toEqual([file, expect.stringContaining(lesson)]);
  }
  for (const [file] of allowed) expect(lessonsOf(file).join()).not.toMatch(/noRestrictedImports|plugin/);
});
