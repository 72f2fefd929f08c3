/** @jest-environment jsdom */
import { renderIn } from '@/e2e/support/pages/intl';
import { StatusBadge } from './status-badge';

test('an unknown status has its own words and the gray dot', () => {
  const { container } = renderIn('en', <StatusBadge status={{ key: 'other', label: 'On hold' }} />);
  expect(container.textContent).toBe('On hold');
  expect(container.firstElementChild?.getAttribute('data-status')).toBe('other');
});
