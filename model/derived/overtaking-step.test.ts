import type { Step } from '../read/buildings';
import { findOvertakingStep } from './overtaking-step';

const now = new Date('2026-11-27T12:00:00Z');
const step = (date: string): Step => ({
  date,
  phase: 'finishing',
  text: 'Facades are closed.',
  image: undefined,
});

test.each([
  ['a step after the passed month', '2026-08', '2026-11-10', true],
  ['a step before it', '2026-08', '2026-07-10', false],
  ['a step in it', '2026-08', '2026-08-31', false],
  ['a month ahead', '2027-03', '2026-11-10', false],
  ['a finished building', null, '2026-11-10', false],
])('%s', (_what, completion, date, leads) => {
  const progress = [step(date), step('2025-12-09')];
  expect(findOvertakingStep({ completion, progress }, now)).toBe(leads ? progress[0] : undefined);
});

test('a building without steps', () => {
  expect(findOvertakingStep({ completion: '2026-08', progress: [] }, now)).toBeUndefined();
});
