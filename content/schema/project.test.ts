import { readFileSync } from 'node:fs';
import { draftSchema, isDraft, projectSchema, projectShape } from '.';

const hall = JSON.parse(readFileSync('content/projects/steel-hall.json', 'utf8'));
const text = { title: '', openingLine: '', description: [] };
const draft = { ...hall, draft: true, images: [], partners: [], he: text, en: text };

/** The fields that a shape refuses. */
function faultsOf(data: object): string[] {
  return (
    projectShape(data)
      .safeParse(data)
      .error?.issues.map(({ path }) => path.join('.')) ?? []
  );
}

test('a draft may lack every text and picture', () => {
  expect(faultsOf(draft)).toEqual([]);
});

test('a draft still needs its address, its place and values that can be true', () => {
  const { index: _index, order: _order, ...rest } = draft;
  expect(faultsOf({ ...rest, height: -3, status: 'done' })).toEqual(['index', 'order', 'status', 'height']);
});

test('without its draft line the same record lacks texts and pictures', () => {
  const { draft: _, ...published } = draft;
  const faults = ['images', 'he.title', 'he.description', 'en.title', 'en.description'];
  expect(faultsOf(published)).toEqual(faults);
});

test('a whole record is a project with or without its draft line', () => {
  expect(faultsOf(hall)).toEqual([]);
  expect(faultsOf({ ...hall, draft: true })).toEqual([]);
});

test('a project is a draft or published, never half: “draft”: false is refused with the cure', () => {
  const undecided = { ...hall, draft: false };
  expect(isDraft(undecided)).toBe(false);
  const issues = projectShape(undecided).safeParse(undecided).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual([
    'write true, or delete this line to publish the project',
  ]);
});

test('a published project can be retired, a draft cannot', () => {
  expect(projectSchema.safeParse({ ...hall, retired: true }).success).toBe(true);
  expect(projectSchema.safeParse({ ...hall, retired: false }).success).toBe(false);
  expect(draftSchema.safeParse({ ...draft, retired: true }).success).toBe(false);
});

test('a project can be put between two others or before all of them', () => {
  expect(faultsOf({ ...hall, order: 2.5 })).toEqual([]);
  expect(faultsOf({ ...hall, order: -1 })).toEqual([]);
});
