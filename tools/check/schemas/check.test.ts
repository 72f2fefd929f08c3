import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectIssues } from '../../../testing/content/expected-issues';
import { translate } from '../report';
import { checkSchemas } from './check';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'schemas-'));
  cpSync('messages', path.join(root, 'messages'), { recursive: true });
  cpSync('content/generated/editor', path.join(root, 'content/generated/editor'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Changes a file of the copy. */
function edit(file: string, change: (text: string) => string): void {
  const place = path.join(root, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}

test('the committed schemas are fresh, and every note is about a word', () => {
  expect(checkSchemas('.')).toEqual([]);
});

test('a schema that was changed by hand or is gone is reported with the command that makes it', () => {
  edit('content/generated/editor/project.json', (text) => text.replace('Height in meters', 'Height in feet'));
  rmSync(path.join(root, 'content/generated/editor/tour.json'));
  expectIssues(translate(root, checkSchemas(root), 'en'), [
    { file: 'content/generated/editor/project.json', hint: 'npm run schemas' },
    { file: 'content/generated/editor/tour.json', hint: 'npm run schemas' },
  ]);
});

test('a new word makes the schema of the catalogs stale, another sentence does not', () => {
  edit('messages/he.json', (text) => text.replace('"eyebrow": "', '"eyebrow": "עוד '));
  expect(checkSchemas(root)).toEqual([]);
  for (const file of ['messages/he.json', 'messages/en.json']) {
    edit(file, (text) => text.replace('"eyebrow": ', '"overline": "…",\n    "eyebrow": '));
  }
  expect(checkSchemas(root).map(({ file }) => file)).toEqual(['content/generated/editor/messages.json']);
});

test('a note about a word that is in no catalog is an error', () => {
  edit('messages/notes.json', (text) => text.replace('"Hero.arrow"', '"Hero.arow"'));
  const notes = checkSchemas(root).filter(({ file }) => file === 'messages/notes.json');
  expectIssues(translate(root, notes, 'en'), [
    { file: 'messages/notes.json', field: 'Hero.arow', value: 'arrow', hint: 'in no catalog' },
  ]);
});

test('a catalog that is no JSON is left to its own check', () => {
  edit('messages/he.json', (text) => text.replace('{', ''));
  expect(checkSchemas(root)).toEqual([]);
});
