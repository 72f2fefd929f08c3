import { isFileName, slug } from './slug';

test.each(['hall', 'level-1', '60'])('%s is a slug', (name) => expect(name).toMatch(slug));

test.each(['Hall', 'a--b', '-a', 'a-', 'a b', 'מחסן', ''])('“%s” is not a slug', (name) => {
  expect(name).not.toMatch(slug);
});

test.each(['con', 'aux', 'lpt1', 'a'.repeat(81), 'Hall'])('some system rejects the file name %s', (name) => {
  expect(isFileName(name)).toBe(false);
});

test.each(['console', 'com', 'a'.repeat(80)])('every system accepts the file name %s', (name) => {
  expect(isFileName(name)).toBe(true);
});
