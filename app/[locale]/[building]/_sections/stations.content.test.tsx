/** @jest-environment jsdom */
import type { Step } from '@/content';
import { renderIn } from '@/e2e/support/pages/intl';
import { Progress } from './progress';

const steps: Step[] = [
  { date: '2026-05-29', phase: 'envelope', text: 'The roof is sealed.', image: undefined },
  { date: '2026-03-01', phase: 'structure', text: 'The frame is complete.', image: undefined },
];

test('a single step has nothing to unfold, and without steps there is no section', () => {
  expect(
    renderIn('en', <Progress steps={steps.slice(0, 1)} />).container.querySelector('details'),
  ).toBeNull();
  expect(renderIn('en', <Progress steps={[]} />).container.innerHTML).toBe('');
});
