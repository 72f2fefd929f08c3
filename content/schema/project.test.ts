import { projectRecord as hall } from '../../testing/content/project-record';
import { listIssues } from '../read/issues';
import { draftSchema, isDraft, projectSchema, projectShape } from '.';

const text = { title: '', openingLine: '', description: [] };
const draft = { ...hall, draft: true, images: [], partners: [], he: text, en: text };

/** The fields that a shape refuses. */
function wrongFieldsOf(data: object): string[] {
  return (
    projectShape(data)
      .safeParse(data)
      .error?.issues.map(({ path }) => path.join('.')) ?? []
  );
}

test('a draft may lack every text and picture', () => {
  expect(wrongFieldsOf(draft)).toEqual([]);
});

test('a draft still needs its address, its place and values that can be true', () => {
  const { index: _index, order: _order, ...rest } = draft;
  expect(wrongFieldsOf({ ...rest, height: -3, status: 'done' })).toEqual([
    'index',
    'order',
    'status',
    'height',
  ]);
});

test('without its draft line the same record lacks texts and pictures', () => {
  const { draft: _, ...published } = draft;
  const fields = ['images', 'he.title', 'he.description', 'en.title', 'en.description'];
  expect(wrongFieldsOf(published)).toEqual(fields);
});

test('a whole record is a project with or without its draft line', () => {
  expect(wrongFieldsOf(hall)).toEqual([]);
  expect(wrongFieldsOf({ ...hall, draft: true })).toEqual([]);
});

test('a project is a draft or published, never half: “draft”: false is refused', () => {
  const undecided = { ...hall, draft: false };
  expect(isDraft(undecided)).toBe(false);
  const issues = listIssues(projectShape(undecided), 'silo.json', undecided);
  expect(issues.map(({ hint }) => hint.key)).toEqual(['hint.project-draft']);
});

test('a published project can be retired, a draft cannot', () => {
  expect(projectSchema.safeParse({ ...hall, retired: true }).success).toBe(true);
  expect(projectSchema.safeParse({ ...hall, retired: false }).success).toBe(false);
  expect(draftSchema.safeParse({ ...draft, retired: true }).success).toBe(false);
});

test('a project can be put between two others or before all of them', () => {
  expect(wrongFieldsOf({ ...hall, order: 2.5 })).toEqual([]);
  expect(wrongFieldsOf({ ...hall, order: -1 })).toEqual([]);
});
