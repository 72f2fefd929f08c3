import { locateEdit, nameEdit } from '../backend/edit';
import { rebaseEdit } from './rebase';

const file = 'content/company.json';
const data = { name: { he: 'א', en: 'A' }, list: ['a'], text: 'old' };

test.each<[string, object, unknown]>([
  ['of an unchanged place', { path: ['text'], before: 'old', value: 'new' }, { before: 'old', value: 'new' }],
  ['that was sent again', { path: ['text'], before: 'older', value: 'old' }, { before: 'old', value: 'old' }],
  ['of the same text', { path: ['text'], before: 'older', value: 'mine' }, undefined],
  [
    'of another language',
    { path: ['name'], before: { he: 'א', en: 'B' }, value: { he: 'אא', en: 'B' } },
    { before: data.name, value: { he: 'אא', en: 'A' } },
  ],
  ['in a group that is gone', { path: ['none', 'field'], value: 'new' }, undefined],
])('an edit %s is rebased, or conflicts', (_, edit, expected) => {
  const rebased = rebaseEdit({ kind: 'set', file, ...edit } as Parameters<typeof rebaseEdit>[0], data);
  expect(
    rebased && { before: rebased.before, value: 'value' in rebased ? rebased.value : undefined },
  ).toEqual(expected);
});

test('an inserted item conflicts with a changed list', () => {
  const edit = { kind: 'insert' as const, file, path: ['list', 0], before: [], value: 'b' };
  expect(rebaseEdit(edit, data)).toBeUndefined();
  expect(rebaseEdit({ ...edit, before: ['a'] }, data)).toBeDefined();
});

describe('the price of unit 12, after another person', () => {
  const unit = (number: string) => ({ number, price: 100 });
  const before = { units: ['11', '12', '13'].map(unit) };
  const place = { kind: 'set' as const, file, path: ['units', 1, 'price'] };
  const edit = nameEdit({ ...place, before: 100, value: 90 }, before);

  test.each<[string, string[], Parameters<typeof rebaseEdit>[0]['path'] | undefined]>([
    ['inserted unit 10, is set on unit 12', ['10', '11', '12', '13'], ['units', 2, 'price']],
    ['moved unit 12, is set on unit 12', ['12', '11', '13'], ['units', 0, 'price']],
    ['removed unit 12, conflicts', ['11', '13'], undefined],
  ])('%s', (_, numbers, path) => {
    const now = { units: numbers.map(unit) };
    expect(rebaseEdit(locateEdit(edit, now), now)?.path).toEqual(path);
  });
});
