import { breakLines } from './lines';

test('a short title stays on one line', () => {
  expect(breakLines('Hartuv Center', 18)).toEqual(['Hartuv Center']);
});

test('a long title breaks into lines of about the same length', () => {
  expect(breakLines('We build the floor that industry works on', 18)).toEqual([
    'We build the',
    'floor that',
    'industry works on',
  ]);
});

test('a word longer than the line has its own line', () => {
  expect(breakLines('A multistoreyconstruction site', 10)).toEqual(['A', 'multistoreyconstruction', 'site']);
});
