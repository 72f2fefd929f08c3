/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { AfterDay } from './after-day';

afterEach(() => jest.useRealTimers());

test.each([
  ['2027-03-01T21:59:00Z', ''],
  ['2027-03-01T22:00:00Z', 'Ask.'],
])('at %s a text for after 1 March in Israel is “%s”', (now, shown) => {
  jest.useFakeTimers({ now: new Date(now) });
  const { container } = render(<AfterDay day="2027-03-01" text="Ask." timeZone="Asia/Jerusalem" />);
  expect(container.textContent).toBe(shown);
});
