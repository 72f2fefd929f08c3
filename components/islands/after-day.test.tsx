/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { AfterDay } from './after-day';

afterEach(() => jest.useRealTimers());

test.each([
  ['2027-03-01', ''],
  ['2027-03-02', 'Ask.'],
])('on %s a text for after 1 March is “%s”', (now, shown) => {
  jest.useFakeTimers({ now: new Date(`${now}T12:00:00Z`) });
  expect(render(<AfterDay day="2027-03-01" text="Ask." />).container.textContent).toBe(shown);
});
