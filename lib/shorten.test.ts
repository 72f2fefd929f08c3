import { shorten } from './shorten';

test.each([
  ['A hall in Haifa', 15, 'A hall in Haifa'],
  ['A hall in Haifa', 14, 'A hall in…'],
  ['A hall, near Haifa', 8, 'A hall…'],
  ['Warehouses', 6, 'Wareh…'],
  ['🏗🏗🏗🏗', 3, '🏗🏗…'],
])('%s in %i characters is %s', (text, limit, short) => {
  expect(shorten(text, limit)).toBe(short);
});
