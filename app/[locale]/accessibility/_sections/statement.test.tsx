/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { testCompany } from '@/e2e/support/content/test-records';
import { renderIn } from '@/e2e/support/pages/intl';
import { Statement } from './statement';

const company = testCompany;
const least = company.accessibility;

function show(accessibility: typeof company.accessibility) {
  return renderIn('en', <Statement company={{ ...company, accessibility }} />).container;
}

test('the statement has every known fact of officer, places, test and limits', () => {
  const facts = {
    officerLastName: 'Levin',
    officerPhone: '+972-3-555-0107',
    limits: [{ limit: 'A limit.', instead: 'A way round it.' }],
    arrangements: [{ place: 'The yard', parking: 'Two spaces.', entrance: 'A ramp.', toilets: 'Below.' }],
    tested: { date: '2025-05-22', how: 'By keyboard.', tools: 'A browser.', by: 'A consultant.' },
  };
  const text = show({ ...least, ...facts }).textContent;
  const written = JSON.stringify({ ...facts, tested: { ...facts.tested, date: '22 May 2025' } });
  for (const [, value] of written.matchAll(/:"([^"]+)"/g)) expect(text).toContain(value);
  expect(screen.getByRole('link', { name: '+972-3-555-0107' }).getAttribute('href')).toBe('tel:+97235550107');
});

test('unknown facts are left out', () => {
  const container = show({ ...least, arrangements: [{ place: 'The yard', parking: 'Two spaces.' }] });
  expect([...container.querySelectorAll('#arrangements li')].map((item) => item.textContent)).toEqual([
    'Parking: Two spaces.',
  ]);
  expect(container.querySelector('#tested, #limitations li')).toBeNull();
  expect(container.querySelector('#commitment')?.textContent).not.toMatch(/35|5568/);
  expect(show(least).querySelector('#arrangements')).toBeNull();
});

test("the officer falls back to the company's phone", () => {
  expect(show(least).querySelector('#officer [href^="tel:"]')?.textContent).toBe(company.phone);
});

test('only a company that promises an answer has the sentence about it', () => {
  const textOf = (answerDays: number | undefined) =>
    renderIn('en', <Statement company={{ ...company, answerDays }} />).container.querySelector('#limitations')
      ?.textContent;
  expect(textOf(undefined)).not.toContain('within');
  expect(textOf(2)).toContain('we will reply within 2 working days');
});
