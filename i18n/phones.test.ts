import { formatPhone } from './phones';

test('a Hebrew page has the local number, an English one the international number', () => {
  expect(formatPhone('03-555-0123', 'he')).toBe('03-555-0123');
  expect(formatPhone('03-555-0123', 'en')).toBe('+972-3-555-0123');
  expect(formatPhone('050-555-0123', 'en')).toBe('+972-50-555-0123');
});

test.each(['1-700-555-012', '*2345'])('%s, which works in Israel only, is not changed', (phone) => {
  expect(formatPhone(phone, 'en')).toBe(phone);
});
