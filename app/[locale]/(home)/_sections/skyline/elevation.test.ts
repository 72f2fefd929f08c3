import { drawElevation, widthOf } from './elevation';

test('a hall is two fifths of the side of a square as wide', () => {
  expect(widthOf('hall', 12, 10_000)).toBe(40);
});

test('a building in storeys is as wide as one of its floors', () => {
  expect(widthOf('storeys', 18, 40_000)).toBe(40);
});

test('a building without a kind is an outline of its height', () => {
  expect(drawElevation(undefined, 12, 10_000)).toEqual({ width: 40, outline: 'M0 12V0h40V12', details: '' });
});

test.each([
  'hall',
  'dock',
  'sawtooth',
  'workshops',
  'showroom',
  'storeys',
  'ramp',
  'silos',
  'frame',
] as const)('a small building drawn as %s has no missing number', (kind) => {
  const { outline, details } = drawElevation(kind, 0.5, 1);
  expect(`${outline}${details}`).not.toMatch(/NaN|Infinity|undefined|e-/);
});

test('a sawtooth roof ends at the width of its building', () => {
  const { width, outline } = drawElevation('sawtooth', 9, 5200);
  const steps = [...outline.matchAll(/l([\d.]+) /g)].map(([, step]) => Number(step));
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(width, 1);
});
