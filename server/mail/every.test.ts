import { setClock } from '@/e2e/support/mail/clock';
import { every } from './every';

afterEach(() => jest.useRealTimers());

test.each([
  ['within the time', 999, false],
  ['after the time', 1000, true],
  ['after the clock was set back', -3_600_000, true],
])('a turn %s', (_, passed, expected) => {
  setClock(0);
  const isDue = every(1000);
  expect(isDue()).toBe(true);
  setClock(passed);
  expect([isDue(), isDue()]).toEqual([expected, false]);
});
