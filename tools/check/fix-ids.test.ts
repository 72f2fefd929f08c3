import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeCopy, setting } from '../../e2e/support/content/fixture-copy';
import { fixIds } from './fix-ids';

const company = 'content/company.json';
const building = 'content/buildings/harbourgate.json';
const copy = makeCopy();
const read = (file: string) => JSON.parse(readFileSync(path.join(copy.root, file), 'utf8'));

afterEach(copy.restore);

test('complete records keep their bytes', () => {
  const before = readFileSync(path.join(copy.root, company), 'utf8');
  expect(fixIds(copy.root)).toEqual([]);
  expect(readFileSync(path.join(copy.root, company), 'utf8')).toBe(before);
});

test('an item without an id gets a hash of its content', () => {
  const { id: _, ...person } = read(company).people[0];
  const added = [1, 2].map(() => {
    copy.change([setting(company, 'people', [person, { ...person }])]);
    const ids = fixIds(copy.root).map(({ field, id }) => [field, id]);
    expect(read(company).people.map(({ id }: { id: string }) => id)).toEqual(ids.map(([, id]) => id));
    return ids;
  });
  expect(added[0]).toEqual(added[1]);
  expect(added[0]?.[1]?.[1]).toBe(`${added[0]?.[0]?.[1]}-2`);
});

test('an item keeps its id when its content changes', () => {
  const [step] = read(building).progress;
  copy.change([setting(building, 'progress.0.text', { ...step.text, en: 'Another text' })]);
  expect(fixIds(copy.root)).toEqual([]);
  expect(read(building).progress[0].id).toBe(step.id);
});

test('two items of a list with one id are an error of the check', async () => {
  const { people } = read(company);
  const twin = { ...people[0], name: { ...people[0].name, en: 'Other', he: 'אחרת' } };
  const issues = await copy.issuesOf([setting(company, 'people', [...people, twin])]);
  expect(issues).toMatchObject([{ level: 'error', file: company, field: `people.${people.length}.id` }]);
});
