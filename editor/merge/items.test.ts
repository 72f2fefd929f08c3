import { describePlace, listDifferences, relocate } from './differences';
import { itemsByIdentity, resolvePath } from './items';

const [one, two] = [
  { id: 'dana', role: { en: 'Sales' } },
  { number: '1-2', role: { en: 'Lease' } },
];

test('a path that names an item follows it in the list', () => {
  const path = ['people', '#dana', 'role', 'en'];
  expect(resolvePath(path, { people: [one, two] })).toEqual(['people', 0, 'role', 'en']);
  expect(resolvePath(path, { people: [two, one] })).toEqual(['people', 1, 'role', 'en']);
  expect(resolvePath(path, { people: [two] })).toBeUndefined();
  expect(resolvePath(['units', '#1-2'], { units: [two] })).toEqual(['units', 0]);
});

test('a place follows its item into another version of the list', () => {
  expect(relocate(['list', 0, 'role'], { list: [one, two] }, { list: [two, one] })).toEqual([
    'list',
    1,
    'role',
  ]);
  expect(relocate(['list', 0], { list: [one] }, { list: [two] })).toBeUndefined();
  expect(describePlace(['list', 1, 'role'], { list: [one, two] })).toBe('list 1-2 role');
});

test.each([
  ['texts', ['a', 'b']],
  ['an item without an identity', [one, {}]],
  ['two items of one identity', [one, one]],
])('a list with %s has no identities', (_, list) => {
  expect(itemsByIdentity(list)).toBeUndefined();
  expect(listDifferences({ list }, { list: [...list, 'x'] })).toMatchObject([
    { path: ['list'], kind: 'set' },
  ]);
});
