/** @jest-environment jsdom */
import { renderIn } from '@/e2e/support/pages/intl';
import { NumberText } from './number-text';

test.each([
  ['he', 'חניון, מפלס -1', '-1'],
  ['he', 'קו +12.00', '+12.00'],
  ['he', '80-150 מ״ר', '80-150'],
  ['he', '6 טון/מ״ר (60\u00a0kN/m²)', '60\u00a0kN/m²'],
  ['en', 'units of 80-150 sqm each', '80-150'],
  ['en', 'open 09:00-17:00.', '09:00-17:00'],
  ['en', 'Parking Level -1', 'Level -1'],
  ['en', 'a two-way ramp.', 'two-way'],
] as const)('in %s “%s” keeps “%s” whole', (locale, text, whole) => {
  const { container } = renderIn(locale, <NumberText>{text}</NumberText>);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('bdi[dir="ltr"]')?.textContent).toBe(whole);
});

test('a name of two words joined by a maqaf stays on one line', () => {
  const { container } = renderIn('he', <NumberText>אזור התעשייה הר־טוב ב׳</NumberText>);
  expect(container.querySelector('.nowrap')?.textContent).toBe('הר־טוב');
});

test('a hyphen between longer words is not changed', () => {
  const { container } = renderIn('en', <NumberText>Light-industry halls</NumberText>);
  expect(container.innerHTML).toBe('Light-industry halls');
});
