import { formatPhone } from './phones';

test('a Hebrew page has the local number, an English one a number that can be dialled abroad', () => {
  expect(formatPhone('03-555-0123', 'he')).toBe('03-555-0123');
  expect(formatPhone('03-555-0123', 'en')).toBe('+972-3-555-0123');
  expect(formatPhone('050-555-0123', 'en')).toBe('+972-50-555-0123');
});

test.each(['1-700-555-012', '*2345'])('%s, which answers in Israel alone, stays as it is', (phone) => {
  expect(formatPhone(phone, 'en')).toBe(phone);
});
