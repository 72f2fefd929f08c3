import { statuses } from './statuses';

const sentence = (shown: number) => `${shown}`;

test.each([
  [6, ['3', '6']],
  [0, ['0']],
])('a grid of %i items that starts with 3 and grows by 3 says %j', (total, expected) => {
  expect(statuses(total, { initial: 3, increment: 3 }, sentence)).toEqual(expected);
});
