import { vcard } from './vcard';

const person = {
  name: 'Noa Shahar',
  role: 'Sales; Leasing, Service',
  phone: '+972-50-555-0142',
  whatsapp: '972505550142',
  email: 'noa@company.example',
  languages: ['he' as const],
};

test('a card has the lines of address books, with escaped punctuation', () => {
  expect(vcard(person, 'Silo Building', 'https://www.company.example').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Noa Shahar',
    'N:Noa Shahar;;;;',
    'ORG:Silo Building',
    'TITLE:Sales\\; Leasing\\, Service',
    'TEL;TYPE=WORK,VOICE:+972505550142',
    'IMPP;TYPE=WORK:whatsapp:+972505550142',
    'EMAIL;TYPE=INTERNET:noa@company.example',
    'URL:https://www.company.example',
    'END:VCARD',
    '',
  ]);
});

test('a pause precedes the extension of a number', () => {
  const card = vcard(
    { ...person, phone: '+972-3-555-0123 ext. 14' },
    'Silo Building',
    'https://www.company.example',
  );
  expect(card).toContain('TEL;TYPE=WORK,VOICE:+97235550123,14');
});

test('missing fields of a person are left out', () => {
  const { phone: _phone, whatsapp: _whatsapp, ...others } = person;
  expect(vcard(others, 'Silo Building', 'https://www.company.example')).not.toMatch(/TEL|IMPP/);
});
