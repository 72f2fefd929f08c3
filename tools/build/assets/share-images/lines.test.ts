import { breakLines } from './lines';

test.each([
  ['A short title', 18, ['A short title']],
  ['We build the floor that industry works on', 18, ['We build the', 'floor that', 'industry works on']],
  ['A multistoreyconstruction site', 10, ['A', 'multistoreyconstruction', 'site']],
])(
  '“%s” breaks between words into even lines of at most %d letters, unless a word is longer',
  (title, length, lines) => {
    expect(breakLines(title, length, (run) => run.length)).toEqual(lines);
  },
);
