import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../../e2e/support/folder';
import { writeWhole } from '../files/write-whole';
import { checkCode } from './code';
import type { Site } from './read';
import { translate } from './report';

type Diagnostic = { message: string; category: string; location: { path: string } };

/** Files that break a rule of the linter, and a part of its message. */
const offences: [file: string, code: string, lesson: string][] = [
  ['i18n/a.ts', "import { x } from '@/model';", 'pass records in'],
  ['i18n/b.ts', "import x from 'libphonenumber-js/min';", 'Only the editor and the check'],
  ['model/a.ts', "import { x } from '../server/mail';", 'model reads records'],
  ['lib/seo/a.ts', "import { x } from '@/components/x';", 'lib contains helpers'],
  ['components/islands/a.tsx', "import x from '@/messages/he.json';", 'finished strings'],
  ['components/islands/b.tsx', "import x from '../../model/index';", 'finished strings'],
  ['components/islands/f.tsx', "import { x } from '@/model/derived/x';", 'finished strings'],
  ['components/islands/c.tsx', "import { x } from 'next-intl';", 'finished strings'],
  ['components/islands/e.tsx', "export const x = import('@/server/mail');", 'finished'],
  ['components/a.tsx', "import { x } from '@/content/projects';", 'records as props'],
  [
    'components/h.tsx',
    "import type { x } from '@/model';\nimport { y } from '@/model';\nexport type z = x;\nexport const w = y;",
    'records as props',
  ],
  ['components/b.tsx', "import { x } from '@/server/mail';", 'records as props'],
  ['components/c.tsx', "'use client';", 'only allowed in components/islands'],
  ['components/i.tsx', 'export const I = () => <p onBlur={() => 1} />;', 'Only native events'],
  [
    'components/j.tsx',
    'export const J = () => <input type="number" onChange={() => 1} />;',
    'Only native events',
  ],
  ['components/f.tsx', 'export function F() {\n  return <p>Hello</p>;\n}', 'Texts are in messages/he.json'],
  ['components/g.tsx', 'export const G = () => <input placeholder="שם" />;', 'Texts are in messages/he.json'],
  ['app/[locale]/h.tsx', "export const H = () => <p>{'Hello'}</p>;", 'Texts are in messages/he.json'],
  ['components/e.tsx', "import { x } from '@/app/x';", 'must not import a page'],
  ['app/[locale]/(home)/_sections/a.tsx', "import { x } from '@/model';", 'its page'],
  ['app/[locale]/(home)/_sections/b.tsx', "import { x } from '@/server/mail';", 'its page'],
  ['app/[locale]/(home)/_sections/c.tsx', "import { x } from '../../../x';", 'two pages'],
  ['app/[locale]/(home)/page.tsx', "import { x } from '@/e2e/support/pages/words';", 'depend on its build'],
  ['app/api/a.ts', "import { x } from '@/components/x';", 'renders no component'],
  ['server/a.ts', "import { x } from '@/model';", 'the route passes'],
  ['server/b.ts', "import { x } from 'next/server';", 'the route passes'],
  ['server/mail/a.ts', "import { x } from '../inquiry/route';", 'Inquiries use HTTP'],
  ['server/http/a.ts', "export { x } from '../mail/relay';", 'neither mail nor posts'],
  ['ops/a.ts', "import { x } from '../e2e/support/x';", 'tests import them'],
  ['tools/build/a.ts', "import { x } from '../check/x';", 'build imports no other tool'],
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
    'browsers mirror only logical',
  ]),
  ['app/b.css', '.a:has(.b) {\n  margin: 0;\n}', 'Firefox supports :has()'],
  ['app/c.css', '.a {\n  color: color-mix(in srgb, red, blue);\n}', 'Chrome supports'],
  ['app/d.css', '@media (width >= 60rem) {\n  .a {\n    margin: 0;\n  }\n}', 'Safari supports'],
];

const allowed: [file: string, code: string][] = [
  [
    'app/e.css',
    '.a {\n  margin-inline-start: 1rem;\n  text-align: start;\n}\n@supports selector(:has(a)) {\n  .a {\n    margin: 0;\n  }\n}',
  ],
  ['components/d.tsx', "import type { x } from '@/model';\nexport type y = x;"],
  ['components/l.tsx', "import { x } from '@/model/derived/x';\nexport const y = x;"],
  ['components/islands/d.tsx', "'use client';\nexport const x = 1;"],
  ['components/k.tsx', 'export const K = () => <input onInput={() => 1} />;'],
  ['components/a.test.tsx', "import { x } from '@/e2e/support/pages/intl';\nexport const y = x;"],
  ['e2e/a.spec.ts', "import { x } from '../tools/x';\nexport const y = x;"],
];

const house = newFolder();
/** The linter's messages by file. */
let lessons: Map<string, string>;

function write(file: string, code: string): void {
  writeWhole(path.join(house, file), code);
}

beforeAll(() => {
  for (const file of ['biome.json', 'tools/lint', '.gitignore'])
    cpSync(file, path.join(house, file), { recursive: true });
  for (const [file, code] of [...offences, ...allowed]) write(file, `${code}\n`);
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const command = path.resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(command, options, { cwd: house, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(/^\{"summary.*$/m.exec(stdout)?.[0] ?? '') as {
    diagnostics: Diagnostic[];
  };
  lessons = new Map();
  for (const { location, message, category } of diagnostics)
    lessons.set(location.path, `${lessons.get(location.path) ?? ''}${message} (${category})`);
}, 120_000);

test.each(offences)('%s is rejected with the reason', (file, _code, lesson) => {
  expect(lessons.get(file)).toContain(lesson);
});

test.each(allowed)('%s is allowed', (file) => {
  expect(lessons.get(file) ?? '').not.toMatch(/noRestrictedImports|plugin/);
});

describe('a search of the code', () => {
  const folder = newFolder();
  const issues = () => translate(folder, checkCode({ root: folder } as Site), 'en');

  beforeAll(() => {
    const imports = "import { Carousel, type Slide } from './islands/carousel';\n";
    const files = {
      'components/card.tsx': `${imports}export const a = <Carousel />;`,
      'components/shelf.tsx': `${imports}export const a = <Island component={{ Carousel }} />;`,
      'components/islands/feed.tsx': "import { Card } from './card';\nexport const a = <Card />;",
      'app/unset.css': '.b {\n  color: var(--inc);\n  fill: var(--ink);\n}\n',
    };
    for (const [file, code] of Object.entries(files)) writeWhole(path.join(folder, file), code);
  });

  test('an island that is rendered without <Island> outside of islands is reported', () => {
    expect(issues().filter(({ hint }) => hint.includes('<Island'))).toEqual([
      expect.objectContaining({
        file: 'components/card.tsx',
        hint: expect.stringContaining('{{ Carousel }}'),
      }),
    ]);
  });

  test('an unset property is reported with its style sheet', () => {
    expect(issues().filter(({ field }) => field?.startsWith('--'))).toEqual([
      expect.objectContaining({ field: '--inc', hint: expect.stringContaining('app/unset.css uses') }),
    ]);
  });
});
