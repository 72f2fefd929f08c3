/** @jest-environment jsdom */

import en from '@/messages/en.json';
import he from '@/messages/he.json';
import { renderIn } from '@/testing/pages/intl';
import { StatusBadge } from './status-badge';

test.each(['completed', 'inProgress', 'inPlanning'] as const)(
  '%s is said in the language of the page',
  (key) => {
    expect(renderIn('he', <StatusBadge status={{ key }} />).container.textContent).toBe(he.Status[key]);
    expect(renderIn('en', <StatusBadge status={{ key }} />).container.textContent).toBe(en.Status[key]);
  },
);

test('any other status has its own words and the gray of no known status', () => {
  const { container } = renderIn('en', <StatusBadge status={{ key: 'other', label: 'On hold' }} />);
  expect(container.textContent).toBe('On hold');
  expect(container.firstElementChild?.getAttribute('data-status')).toBe('other');
});
