import { readFileSync } from 'node:fs';
import { words } from '../../testing/pages/words';
import { findText } from './find-text';

const company = JSON.parse(readFileSync('content/company.json', 'utf8'));

test('a text of a page leads to its message, with its values filled in', () => {
  const text = words('en')('Hero.eyebrow', { founded: '2010' });
  expect(findText('.', 'en', text)).toEqual([{ file: 'messages/en.json', field: 'Hero.eyebrow' }]);
});

test('a form of a count leads to the message that has it', () => {
  const places = findText('.', 'he', words('he')('SocialFeed.comments', { comments: 2 }));
  expect(places).toContainEqual({ file: 'messages/he.json', field: 'SocialFeed.comments' });
});

test('a text of a record leads to its field', () => {
  expect(findText('.', 'en', company.address.en)).toContainEqual({
    file: 'content/company.json',
    field: 'address.en',
  });
});

test('a phone number leads to its field in its international form too', () => {
  const international = `+972-${company.phone.slice(1)}`;
  expect(findText('.', 'en', international)).toContainEqual({ file: 'content/company.json', field: 'phone' });
});

test('a text of nowhere leads nowhere', () => {
  expect(findText('.', 'en', 'Nobody has written this sentence.')).toEqual([]);
});
