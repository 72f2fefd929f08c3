import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

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

const root = path.join(__dirname, '..', '..');
let house: string;

function run(tool: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', tool), args, {
    cwd: house,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'));
  for (const file of [
    'biome.json',
    'tools/lint/client.grit',
    'tools/lint/styles.grit',
    'tools/lint/walls.grit',
    'tools/lint/words.grit',
    '.gitignore',
  ]) {
    cpSync(path.join(root, file), path.join(house, file));
  }
  for (const { file, code } of [...offences, ...allowed]) {
    mkdirSync(path.join(house, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(house, file), `${code}\n`);
  }
});

afterAll(() => rmSync(house, { recursive: true }));

test('an import against the house is refused with the reason', () => {
  const report = run('biome', 'lint', '--max-diagnostics=none', '--reporter=json', '.');
  const found: { location: { path: string | { file: string } }; message: unknown }[] = JSON.parse(
    report.slice(report.indexOf('{'), report.lastIndexOf('}') + 1),
  ).diagnostics;
  const lessons = (file: string) =>
    JSON.stringify(found.filter((issue) => JSON.stringify(issue.location.path).includes(`${file}"`)));
  for (const { file, lesson } of offences) expect(lessons(file)).toContain(lesson);
  for (const { file } of allowed) expect(lessons(file)).not.toMatch(/noRestrictedImports|plugin/);
});
