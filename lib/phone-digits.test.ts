import { phoneDigits } from './phone-digits';

test.each(['02-555-0100', '+972-2-555-0100', '97225550100', '(02) 555 0100'])(
  '%s has the same digits',
  (number) => {
    expect(phoneDigits(number)).toBe('25550100');
  },
);
