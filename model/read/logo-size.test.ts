import { fitLogo } from './logo-size';

test.each([
  [240, 96],
  [100, 100],
  [60, 80],
  [400, 100],
])('a logo of %d × %d covers about the same area', (width, height) => {
  const fitted = fitLogo({ width, height });
  expect((fitted.width * fitted.height) / 14_400).toBeGreaterThan(0.45);
  expect((fitted.width * fitted.height) / 14_400).toBeLessThan(1.02);
  expect(fitted.width / fitted.height).toBeCloseTo(width / height, 1);
});

test.each([
  [20, 400, { width: 5, height: 96 }],
  [4000, 200, { width: 240, height: 12 }],
])('a logo of %d × %d stays inside its cell', (width, height, expected) => {
  expect(fitLogo({ width, height })).toEqual(expected);
});
