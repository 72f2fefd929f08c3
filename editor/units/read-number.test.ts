import { readNumber } from './read-number';

test.each([
  ['1450', 1450],
  ['1,450', 1450],
  ['1,450,000.5', 1_450_000.5],
  ['1\u00a0450', 1450],
  [' -6.5 ', -6.5],
  ['1,2345', undefined],
  ['12,5', undefined],
  ['1.23E+05', undefined],
  ['0x10', undefined],
  ['Infinity', undefined],
  ['####', undefined],
  ['', undefined],
])('“%s” is %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
