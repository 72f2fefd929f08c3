/** @jest-environment jsdom */

import { renderIn } from '@/e2e/support/pages/intl';
import type { Step } from '@/model';
import { Stations } from './stations';

const steps: Step[] = [
  { date: '2026-05-29', phase: 'envelope', text: 'The roof is sealed.', image: undefined },
  { date: '2026-03-01', phase: 'structure', text: 'The frame is complete.', image: undefined },
];

const show = (own: Step[], completion: string | null = null) =>
  renderIn('en', <Stations steps={own} completion={completion} />).container;

test('a single step is not collapsible', () => {
  expect(show(steps.slice(0, 1)).querySelector('details')).toBeNull();
  expect(show([]).innerHTML).toBe('');
});

test('the line reaches the phase of the newest step', () => {
  const line = [...show(steps).querySelectorAll('li')];
  expect(line.map(({ textContent }) => textContent?.trim())).toEqual([
    'Groundworks',
    'Structure March 2026',
    'Envelope May 2026',
    'Building services',
    'Finishes',
    'Handover',
  ]);
  expect(line.filter(({ dataset }) => dataset.reached)).toHaveLength(3);
  expect(line.map((station) => station.getAttribute('aria-current')).indexOf('step')).toBe(2);
});

test('permits are a station only where a step is about them', () => {
  const permit: Step = { date: '2025-01-01', phase: 'permit', text: 'Granted.', image: undefined };
  expect(show([...steps, permit]).querySelector('li')?.textContent).toBe('Permits January 2025');
});

test('a notice after an older step states that the month of completion has passed', () => {
  expect(show(steps, '2026-06').textContent).toMatch(/sealed.*date has passed/);
  // A newer step says more.
  expect(show(steps, '2000-01').textContent).not.toContain('has passed');
  expect(show(steps, '2999-12').textContent).not.toContain('has passed');
});
