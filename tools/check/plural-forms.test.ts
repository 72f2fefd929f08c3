import { readFileSync } from 'node:fs';
import { readForms, setForm, writeForms } from './plural-forms';

test.each(['he', 'en'])('in %s every message with one count survives parsing and writing', (locale) => {
  const texts = [...readFileSync(`messages/${locale}.json`, 'utf8').matchAll(/"(\S[^"]*, plural,[^"]*)"/g)];
  const taken = texts.flatMap(([, text = '']) => readForms(text) ?? []);
  expect(taken.length).toBeGreaterThan(10);
  expect(taken.map(writeForms)).toEqual(texts.map(([, text = '']) => text).filter(readForms));
});

const whole = 'Of {n, plural, one {# hall} other {# of {total} halls}} here';
test.each([
  ['a form without its closing brace', 'Of {n, plural, one {# hall other {# of {total} halls}} here'],
  ['a form with a brace too many', 'Of {n, plural, one {# hall}} other {# of {total} halls}} here'],
  ['a count without its opening brace', 'Of n, plural, one {# hall} other {# of {total} halls}} here'],
  ['another order of blanks and commas', 'Of {n ,plural ,one{# hall}other{# of {total} halls}} here'],
  ['itself', whole],
])('%s is put together again', (_, broken) => {
  const forms = readForms(broken);
  expect(forms && writeForms(forms)).toBe(whole);
});

test('a new form is inserted in the order of CLDR', () => {
  const forms = readForms('{n, plural, =0 {none} one {#} =7 {all} other {#}}');
  const changed = forms && ['=0', 'two'].reduce((parts, name) => setForm(parts, name, ''), forms);
  expect(changed && writeForms(changed)).toBe('{n, plural, one {#} =7 {all} two {} other {#}}');
});

test.each(['No count', '{a, plural, other {#}} of {b, plural, other {#}}', '{n ,plural ,shown}'])(
  '“%s” is not taken apart',
  (text) => {
    expect(readForms(text)).toBeUndefined();
  },
);
