import { inLanguage } from './in-language';

test('null, a missing part and a group with one language stay as they are', () => {
  const record = { height: null, facts: undefined, en: { title: 'Hall' } };
  expect(inLanguage(record, 'he')).toEqual(record);
});
