import { commaList } from './comma-list';

test('a list is split at commas without blanks or empty parts', () => {
  expect(commaList(' a, b c,, ,d')).toEqual(['a', 'b c', 'd']);
  expect(commaList('')).toEqual([]);
});
