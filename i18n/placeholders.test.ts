import { placeholdersIn } from './placeholders';

test('placeholders are found in a message with plural forms', () => {
  expect(placeholdersIn('{company}: {count, plural, one {a hall of {area}} other {# halls}}')).toEqual([
    '{company}',
    '{count}',
    '{area}',
  ]);
});
