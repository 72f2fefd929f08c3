/** @jest-environment jsdom */
import { renderIn } from '@/e2e/support/pages/intl';
import { Picture } from './picture';

const data = { alt: 'A hall', width: 4, height: 3, files: { stem: '/a', widths: [4] } };

test.each([
  ['visualisation', 'Visualisation'],
  ['photograph', ''],
] as const)('a %s has the label “%s”', (kind, label) => {
  const { container } = renderIn('en', <Picture picture={{ ...data, kind }} sizes="100vw" />);
  expect(container.textContent).toBe(label);
});
