import { parseJson } from './parse-json';

test.each([
  ['{"a": [1]}', { a: [1] }],
  ['\ufeff{"a": 1}', { a: 1 }],
  ['null', null],
  ['', undefined],
  ['{"a": ', undefined],
])('%s is %o', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
