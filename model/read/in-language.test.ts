import { inLanguage } from './in-language';

test('null, missing parts and groups with one language are unchanged', () => {
  const record = { height: null, facts: undefined, en: { title: 'Hall' } };
  expect(inLanguage(record, 'he')).toEqual(record);
});
