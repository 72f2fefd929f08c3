import { changeAt } from './change-at';

const data = { a: 1, list: [{ x: 1 }, { x: 2 }] };

test.each([
  ['a field', ['a'], 2, { ...data, a: 2 }],
  ['a new field', ['b'], 2, { ...data, b: 2 }],
  ['a field of an item', ['list', 1, 'x'], 3, { ...data, list: [{ x: 1 }, { x: 3 }] }],
  ['a field that is removed', ['a'], undefined, { list: data.list }],
  ['the whole', [], 2, 2],
  ['a place that is gone', ['a', 'b', 'c'], 2, data],
])('the copy has another value in %s', (_, path, value, expected) => {
  expect(changeAt(data, path, () => value)).toEqual(expected);
  expect(data).toEqual({ a: 1, list: [{ x: 1 }, { x: 2 }] });
});

test('a path through a prototype changes no other object', () => {
  changeAt({}, ['__proto__', 'changed'], () => true);
  expect({}).not.toHaveProperty('changed');
});
