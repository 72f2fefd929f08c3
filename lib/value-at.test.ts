import { valueAt } from './value-at';

const data = { name: { he: 'שם' }, list: [{ n: 1 }, null] };

test.each([
  [[], data],
  [['name', 'he'], 'שם'],
  [['list', 0, 'n'], 1],
  [['list', 1], null],
])('the value at %j is found', (path, value) => {
  expect(valueAt(data, path)).toEqual(value);
});

test.each([[['nothing', 'here']], [['list', 1, 'n']], [['list', 7]]])('there is none at %j', (path) => {
  expect(valueAt(data, path)).toBeUndefined();
});
