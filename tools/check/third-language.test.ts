import { readFileSync } from 'node:fs';
import { type Change, makeCopy, removing } from '../../e2e/support/content/fixture-copy';
import { catalogInArabic, lines } from '../../e2e/support/content/third-language';
import { translate } from './report';
import { checkContent } from './run';
import { listRecordFiles } from './site-files';

jest.mock('../../i18n/routing', () => {
  const actual = jest.requireActual('../../i18n/routing');
  const locales = [...new Set([...actual.routing.locales, 'ar'])];
  return { ...actual, routing: { ...actual.routing, locales } };
});

/** In every language of the site, with Arabic. */
const copy = makeCopy();

/** Lists errors in catalogs, records and drawings, without the generated help of VS Code. */
async function listErrors(): Promise<string[]> {
  const found = await checkContent(copy.root);
  return translate(copy.root, found, 'en')
    .filter(({ level, file }) => level === 'error' && !file.startsWith('model/generated'))
    .map(({ file, field, hint }) => `${file} ${field ?? ''} ${hint}`);
}

test('every changed file has the text to replace', () => {
  for (const [file, after] of lines) expect(readFileSync(file, 'utf8')).toContain(after);
});

/** Removes the Arabic texts of a record. */
function withoutArabic(record: string): string {
  return JSON.stringify(JSON.parse(record, (key, value) => (key === 'ar' ? undefined : value)));
}

test('missing texts and drawings of a third language are reported', async () => {
  const undo = copy.change([
    ...listRecordFiles(copy.root).map((file): Change => ({ file, to: withoutArabic })),
    removing('messages/ar.json'),
    removing('public/brand/logo-ar.svg'),
  ]);
  const errors = await listErrors();
  undo();
  expect(errors).toContainEqual(expect.stringMatching(/^messages\/ar\.json .*the site needs this file/));
  expect(errors).toContainEqual(
    expect.stringMatching(/^content\/company\.json name\.ar write the text in straight quotes/),
  );
  expect(errors).toContainEqual(
    expect.stringMatching(/^content\/clients\.json 0\.logo\.ar write the text in straight quotes/),
  );
  expect(errors).toContainEqual(
    expect.stringMatching(/^public\/brand\/logo-ar\.svg .*the site needs this drawing/),
  );
  expect(errors.filter((error) => /projects\/.* ar /.test(error))).toEqual([]);
});

test('a complete third language has no errors', async () => {
  const undo = copy.change([
    { file: 'messages/ar.json', to: () => catalogInArabic(readFileSync('messages/he.json', 'utf8')) },
  ]);
  const errors = await listErrors();
  undo();
  expect(errors).toEqual([]);
});
