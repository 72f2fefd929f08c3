/** @jest-environment jsdom */
import type { Step } from '@/content';
import { renderIn } from '@/testing/pages/intl';
import { Progress } from './progress';

const steps: Step[] = [
  { date: '2026-05-29', phase: 'envelope', text: 'The roof is sealed.', image: undefined },
  { date: '2026-03-01', phase: 'structure', text: 'The frame is complete.', image: undefined },
];

test.each([
  ['en', '29 May 2026', 'Envelope'],
  ['he', '29 במאי 2026', 'מעטפת'],
] as const)(
  'in %s the newest step is open with its day and phase, the others are folded',
  (locale, day, phase) => {
    const { container } = renderIn(locale, <Progress steps={steps} />);
    const [newest, earlier] = container.querySelectorAll('article');
    expect(newest?.textContent).toBe(`${phase} ${day}${steps[0]?.text}`);
    expect(newest?.closest('details')).toBeNull();
    expect(earlier?.closest('details')?.open).toBe(false);
  },
);

test('a single step has nothing to unfold, and without steps there is no section', () => {
  expect(
    renderIn('en', <Progress steps={steps.slice(0, 1)} />).container.querySelector('details'),
  ).toBeNull();
  expect(renderIn('en', <Progress steps={[]} />).container.innerHTML).toBe('');
});
