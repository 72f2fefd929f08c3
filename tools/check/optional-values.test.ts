import { parse } from '@formatjs/icu-messageformat-parser';
import { listUnguarded } from './optional-values';

const namesIn = (key: string, text: string) => listUnguarded(key, parse(text)).map(({ name }) => name);

test.each([
  ['a message of an older version', 'About {builtArea, number} sqm built · since {founded}', ['builtArea']],
  ['another choice', '{areas, select, built {About {plannedArea} sqm} other {}}', ['plannedArea']],
  ['the choice without values', '{areas, select, both {All} other {{builtArea} sqm}}', ['builtArea']],
  ['a count', '{builtArea, plural, one {# sqm} other {# sqm}}', ['builtArea']],
  ['a tag', '<b>{builtArea}</b>', ['builtArea']],
])('a value that a company may lack is found in %s', (_, text, names) => {
  expect(namesIn('Metadata.ogHomeFacts', text)).toEqual(names);
});

test('a value under its choice is accepted', () => {
  const text =
    '{areas, select, both {{builtArea}, {plannedArea} <b>sqm</b>} built {{builtArea} sqm} other {}}';
  expect(namesIn('Metadata.ogHomeFacts', text)).toEqual([]);
});

test('a value is accepted under a choice on itself', () => {
  expect(namesIn('Unit.summary', '{use}{level, select, none {} other {, {level}}}')).toEqual([]);
  expect(namesIn('Unit.summary', '{use}, {level}')).toEqual(['level']);
});

test('a name has another meaning in another message', () => {
  expect(namesIn('PrivacyPolicy.abroad', 'in {place}')).toEqual([]);
  expect(namesIn('InquiryForm.notice', 'in {place}')).toEqual(['place']);
});
