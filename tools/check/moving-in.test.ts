import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeCopy, setting } from '../../e2e/support/content/fixture-copy';
import { listOfSample, listParts, sampleMarks } from './moving-in';
import { readSite } from './read';

const company = 'content/company.json';

const copy = makeCopy();
const readCopy = (file: string) => readFileSync(path.join(copy.root, file), 'utf8');
const found = () =>
  listOfSample(readSite(copy.root)).map(({ file, field, hint }) => [file, field, hint.key].join(' '));

/** Takes everything in the copy for the sample's, as if no company had moved in yet. */
beforeAll(() => {
  const marks = listParts(readSite(copy.root)).map(({ mark }) => mark);
  mkdirSync(path.join(copy.root, 'e2e/sample'), { recursive: true });
  writeFileSync(path.join(copy.root, sampleMarks), JSON.stringify(marks));
});

test('a record that is wholly the sample’s is named as one, a text of a catalog by its key, a picture by its file', () => {
  const all = found();
  expect(all).toContain(`${company}  movingIn.record`);
  expect(all.filter((line) => line.startsWith(company))).toHaveLength(1);
  expect(all).toContain('content/palette.json  movingIn.record');
  expect(all).toContain('public/brand/icon.svg  movingIn.picture');
});

test('in a record that was begun, what is left is named by field, in both languages', () => {
  const undo = copy.change([
    setting(company, 'founded', 1901),
    setting('content/palette.json', 'ink', '#000000'),
  ]);
  const left = found();
  undo();
  expect(left).toEqual(
    expect.arrayContaining([
      `${company} name.he movingIn.text`,
      `${company} name.en movingIn.text`,
      `${company} facts.builtArea movingIn.figure`,
      'content/palette.json oxide movingIn.tone',
    ]),
  );
  expect(left.join('\n')).not.toMatch(/founded|palette\.json ink|company\.json {2}movingIn\.record/);
});

test('a text that was moved and a picture under another name are still the sample’s', () => {
  const undo = copy.change([
    setting(company, 'legalName.en', JSON.parse(readCopy(company)).name.en),
    { file: 'public/brand/other.svg', to: () => readCopy('public/brand/icon.svg') },
  ]);
  const left = found();
  undo();
  expect(left).toContain(`${company} legalName.en movingIn.text`);
  expect(left).toContain('public/brand/other.svg  movingIn.picture');
});

test('where the sample has been deleted, nothing is said', () => {
  const undo = copy.change([{ file: sampleMarks, to: () => undefined }]);
  expect(found()).toEqual([]);
  undo();
});

test('an empty text is no mark of the sample', () => {
  const undo = copy.change([setting('content/projects/steel-hall.json', 'he.openingLine', '')]);
  expect(listParts(readSite(copy.root)).filter(({ value }) => value === '')).toEqual([]);
  undo();
});
