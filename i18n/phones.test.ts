import { formatPhone } from './phones';

test.each([
  ['he', '03-555-0123', '03-555-0123'],
  ['en', '03-555-0123', '+972-3-555-0123'],
  ['en', '*2345', '*2345'],
  ['he', '03-555-0123 x14', '\u206703-555-0123 שלוחה 14\u2069'],
  ['en', '03-555-0123 x14', '+972-3-555-0123 ext. 14'],
] as const)('in %s readers dial %s as %s', (locale, phone, shown) => {
  expect(formatPhone(phone, locale)).toBe(shown);
});
