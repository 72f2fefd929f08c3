import { translatorOf } from './message';

const catalog = {
  price: {
    range: '{to, select, none {{from} or more} other {{from}–{to}}}',
    place: 'in {file}',
  },
};

test.each([
  [{ from: 36, to: 'none' }, '36 or more'],
  [{ from: 36, to: 42 }, '36–42'],
] as const)('a right-to-left language chooses the wording of %j', (values, sentence) => {
  expect(translatorOf(catalog, 'he')({ key: 'price.range', values })).toBe(sentence);
});

test('a right-to-left sentence isolates a text in it', () => {
  const message = { key: 'price.place', values: { file: 'he.json' } };
  expect(translatorOf(catalog, 'he')(message)).toBe('in \u2068he.json\u2069');
});
