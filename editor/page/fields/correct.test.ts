import { correct } from './correct';

test.each([
  ['phone', ' +972 (0)8-855-0123 ', '08-855-0123'],
  ['phone', '08-855-0123/4', '08-855-0123/4'],
  ['phone', ' *6789', '*6789'],
  ['phone', '+44 20 7946 0123', '+44-20-7946-0123'],
  ['whatsapp', '052-555-0177', '972525550177'],
  ['whatsapp', '08-855-0123/4', '08-855-0123/4'],
  ['whatsapp', '442079460123', '442079460123'],
  ['formerPath', 'https://old.company.example/%D7%A6%D7%95%D7%A8?p=1#a', '/צור'],
  ['formerPath', '/%D7%A6%D7%95%D7%A8', '/צור'],
  ['formerPath', '/100%', '/100%'],
  ['colour', ' 1f5d8c ', '#1f5d8c'],
  ['colour', '#1f5d8c', '#1f5d8c'],
  ['email', ' dana@example.com ', 'dana@example.com'],
])('a field for %s makes “%s” “%s”', (kind, typed, saved) => {
  expect(correct(typed, { kind }, undefined)).toBe(saved);
});

test.each([
  ['he', "3,000 מ''ר", '3,000\u00a0מ״ר'],
  ['en', 'A hall.\n\nA gate.', 'A hall.\n\nA gate.'],
] as const)('a text in %s, %j, becomes %j', (language, typed, saved) => {
  expect(correct(typed, {}, language)).toBe(saved);
});
