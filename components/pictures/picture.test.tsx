/** @jest-environment jsdom */
import { renderIn } from '@/e2e/support/pages/intl';
import { Picture } from './picture';
import { areVisualisations } from './pictures-note';

const data = { alt: 'A hall', width: 4, height: 3, files: { stem: '/a', widths: [4] } };

test.each([
  ['visualisation', 'Visualisation'],
  ['photograph', ''],
] as const)('a %s has the label “%s”', (kind, label) => {
  const { container } = renderIn('en', <Picture picture={{ ...data, kind }} sizes="100vw" />);
  expect(container.textContent).toBe(label);
});

test('a picture whose group has a line about visualisations has no label', () => {
  const picture = { ...data, kind: 'visualisation' as const };
  const { container } = renderIn('en', <Picture picture={picture} isNoted sizes="100vw" />);
  expect(container.textContent).toBe('');
});

test.each([
  [['visualisation', 'visualisation'], true],
  [['visualisation', 'photograph'], false],
  [['visualisation', undefined], false],
  [['visualisation'], false],
] as const)('one line for %j: %s', (kinds, isLine) => {
  expect(areVisualisations(kinds.map((kind) => ({ kind })))).toBe(isLine);
});
