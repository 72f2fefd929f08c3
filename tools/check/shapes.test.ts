import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyDraft } from '../new-project/draft';
import { translate } from './report';
import { checkDrafts } from './shapes';

const hall = readFileSync('content/projects/steel-hall.json', 'utf8');
const draft = emptyDraft({ index: 13, order: 13, updated: '2026-05-29' });
const file = 'content/projects/silo.json';
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'drafts-'));
  mkdirSync(path.join(root, 'content/projects'), { recursive: true });
  writeFileSync(path.join(root, 'content/projects/steel-hall.json'), hall);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what a new draft lacks is a warning', () => {
  writeFileSync(path.join(root, file), JSON.stringify(draft));
  const issues = translate(root, checkDrafts(root), 'en');
  expect(issues.map(({ field }) => field)).toEqual([
    'images',
    'he.title',
    'he.description',
    'en.title',
    'en.description',
  ]);
  expect(issues).toContainEqual(
    expect.objectContaining({
      level: 'warning',
      file,
      field: 'he.title',
      value: '""',
      hint: 'before this draft is published: is empty: write a text',
    }),
  );
});

test('a draft that is whole, and a published project, lack nothing', () => {
  writeFileSync(path.join(root, file), JSON.stringify({ draft: true, ...JSON.parse(hall) }));
  expect(checkDrafts(root)).toEqual([]);
});

test('what is wrong even for a draft is not reported twice', () => {
  writeFileSync(path.join(root, file), JSON.stringify({ ...draft, height: 300 }));
  expect(checkDrafts(root).map(({ field }) => field)).not.toContain('height');
});

test('a file that is no JSON is left to its own check', () => {
  writeFileSync(path.join(root, file), '{ "draft": true, ');
  expect(checkDrafts(root)).toEqual([]);
});
