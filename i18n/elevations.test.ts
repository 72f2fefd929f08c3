import { formatElevation } from './elevations';

test.each([
  [18, '+18.00'],
  [0, '±0.00'],
  [-6, '−6.00'],
  [12.5, '+12.50'],
])('a level of %d m is marked %s', (meters, mark) => {
  expect(formatElevation(meters)).toBe(mark);
});
