import { slug } from './slug';

test.each(['hall', 'level-1', '60'])('%s is a slug', (name) => expect(name).toMatch(slug));

test.each(['Hall', 'a--b', '-a', 'a-', 'a b', 'מחסן', ''])('“%s” is not a slug', (name) => {
  expect(name).not.toMatch(slug);
});
