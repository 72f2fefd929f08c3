import { commaList } from './comma-list';

test('a list is separated by commas, blanks and empty parts do not count', () => {
  expect(commaList(' a, b c,, ,d')).toEqual(['a', 'b c', 'd']);
  expect(commaList('')).toEqual([]);
});
