import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type BrokenCopy, type Change, makeCopy } from '../../testing/broken-copy';
import { checkAll } from './all';

jest.mock('../../i18n/routing', () => {
  const actual = jest.requireActual('../../i18n/routing');
  return { ...actual, routing: { ...actual.routing, locales: ['he', 'en', 'ar'] } };
});

let copy: BrokenCopy;
beforeAll(async () => {
  copy = await makeCopy();
}, 120_000);
afterAll(() => copy?.remove());

/** What is wrong with words, records and drawings; the help for editors is made anew by a command. */
async function listErrors(): Promise<string[]> {
  const found = await checkAll(copy.root);
  return found
    .filter(({ level, file }) => level === 'error' && !file.startsWith('content/generated'))
    .map(({ file, field, cure }) => `${file} ${field ?? ''} ${cure}`);
}

/** Arabic beside the Hebrew, with its words. */
function withArabic(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withArabic);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withArabic(value)]));
  return 'he' in fields ? { ...fields, ar: fields.he } : fields;
}

/** Arabic counts in six forms; the dots of the specification are those of its two languages. */
function inArabic(catalog: string): string {
  return catalog
    .replace(/ other \{((?:[^{}]|\{[^{}]*\})*)\}/g, ' zero {$1} few {$1} many {$1} other {$1}')
    .replaceAll('...', '…');
}

test('every text and drawing that a third language lacks is told', async () => {
  const errors = await listErrors();
  expect(errors).toContainEqual(expect.stringMatching(/^messages\/ar\.json .*the site needs this file/));
  expect(errors).toContainEqual(expect.stringMatching(/^content\/company\.json name\.ar is missing/));
  expect(errors).toContainEqual(expect.stringMatching(/^content\/clients\.json 0\.logo\.ar is missing/));
  expect(errors).toContainEqual(
    expect.stringMatching(/^public\/brand\/logo-ar\.svg .*the site needs this drawing/),
  );
  expect(errors.filter((error) => /projects\/.* ar /.test(error))).toEqual([]);
});

test('with these texts and drawings nothing is wrong', async () => {
  const files = readdirSync(path.join(copy.root, 'content/projects')).map(
    (name) => `content/projects/${name}`,
  );
  const records = ['building', 'clients', 'company', 'social', 'tour'].map((name) => `content/${name}.json`);
  const changes = [...records, ...files].map(
    (file): Change => ({ file, to: (before) => JSON.stringify(withArabic(JSON.parse(before))) }),
  );
  const undo = copy.change(changes);
  cpSync(path.join(copy.root, 'messages/he.json'), path.join(copy.root, 'messages/ar.json'));
  copy.change([{ file: 'messages/ar.json', to: inArabic }]);
  for (const name of ['logo', 'building-logo']) {
    for (const ending of ['.svg', '-light.svg']) {
      const place = (locale: string) => path.join(copy.root, `public/brand/${name}-${locale}${ending}`);
      cpSync(place('he'), place('ar'));
    }
  }
  const errors = await listErrors();
  undo();
  expect(errors).toEqual([]);
});
