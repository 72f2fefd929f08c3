import { toRecordPhone, toWhatsapp } from './phone-numbers';

test.each([
  ['0525550177', '052-555-0177'],
  ['+972 52-555-0177', '052-555-0177'],
  ['972-3-555-0123', '03-555-0123'],
  ['00972 3 555 0123', '03-555-0123'],
  ['03 5550123', '03-555-0123'],
  ['+972 (0)8-855-0123', '08-855-0123'],
  ['077.555.0123', '077-555-0123'],
  ['\u2066+972 52-555-0177\u2069', '052-555-0177'],
])('%s is %s in a record', (typed, kept) => {
  expect(toRecordPhone(typed)).toBe(kept);
  expect(toWhatsapp(typed)).toBe(`972${kept.slice(1).replaceAll('-', '')}`);
});

test.each(['08-855-0123 x14', '+972 8 855 0123 ext. 14'])('%s keeps its extension', (typed) => {
  expect([toRecordPhone(typed), toWhatsapp(typed)]).toEqual(['08-855-0123 x14', undefined]);
});

test.each([
  ['+44 20 7946 0123', '+44-20-7946-0123', '442079460123'],
  ['00357 25 555012', '+357-25-555012', '35725555012'],
])('%s of another country is %s in a record', (typed, kept, digits) => {
  expect([toRecordPhone(typed), toWhatsapp(typed)]).toEqual([kept, digits]);
});

test.each([
  '08-855-0123/4',
  '08-855-0123-4',
  '08-855-0123 שלוחה 4',
  '03-5550123, 03-5550124',
  '855-0123',
  '05255501777',
  '1-700-555-012',
  '1-800-200-300',
  '*6789',
  '106',
  'later',
  '',
])('“%s” has no form of its own', (text) => {
  expect([toRecordPhone(text), toWhatsapp(text)]).toEqual([undefined, undefined]);
});
