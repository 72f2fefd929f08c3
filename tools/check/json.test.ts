import { readJson } from './json';
import { translatorIn } from './sentences';

test.each([
  ['{ "a": "x"\n "b": 1 }', '"b": 1 }: a comma is missing before this'],
  ['{ "a": 1, }', '}: %comma'],
  ['[1, ]', ']: %comma'],
  ['{ "a": "מ"ר" }', 'ר" }: %straight quote inside: write ״ in Hebrew'],
  ['{ "a": { "b": 1 ', 'the end of the file: %a closing } or ] is missing'],
  ['', 'the end of the file: %a closing } or ] is missing'],
  ['{ "a": 12,5 }', '5 }: write the number with a point, such as 12.5'],
  ['{ "a": 300,000 }', '000 }: write the number without commas, such as 300000'],
  ['{ "a": 05 }', '5 }: write the number in digits'],
  ['{ "a": +5 }', '+5 }: write the number in digits'],
  ['{ "a": 12m }', 'm }: write the number in digits'],
  ['{ “a”: 1 }', '“a”: 1 }: use straight quotes around names and texts'],
  ["{ 'a': 1 }", "'a': 1 }: use straight quotes around names and texts"],
  ['{ "a": 1 // note\n }', '// note: comments are not allowed in JSON'],
  ['{ "a": [1, 2} }', '} }: a list ends with ]'],
  ['{ "a": , "b": 1 }', ', "b": 1 }: a value is missing'],
  ['{ "a": True }', 'True }: a value is missing'],
  ['{ "a": "b\n }', '"b: this text is not closed'],
  ['{ "a": "c:\\data" }', '"c:\\data" }: this text is not closed'],
  ['\ufeff{ "a": 1 }', 'U+FEFF: starts with a hidden mark: save it again as UTF-8 without BOM'],
  ['{ a: 1 }', 'a: 1 }: write the name of a field here, in straight quotes'],
  ['{\n\u00a0\u00a0"a": 1 }', '\u00a0\u00a0"a": 1 }: a space here is no plain one'],
  ['['.repeat(5000) + ']'.repeat(5000), '[[[…: the file has hundreds of brackets'],
  ['['.repeat(80) + ']'.repeat(80), '[[[…: the file has hundreds of brackets'],
  ['{ "a" 1 }', '1 }: a colon is missing'],
  ['{ "a": 1 } }', '}: the file should have ended before this'],
])('%j is no JSON: %s', (text, answer) => {
  const found = readJson(text);
  const words = 'hint' in found ? [found.value, found.hint].map(translatorIn('en')).join(': ') : '';
  const [value = '', hint = ''] = answer.split(/: %?(.*)/);
  expect(words).toMatch(`${value}: `);
  expect(words.slice(value.length)).toContain(hint);
});
