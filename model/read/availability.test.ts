import type { StepRecord } from '../schema/progress';
import { availabilityOf } from './availability';

const step = (date: string, phase: StepRecord['phase']) => ({ date, phase });
const built = {
  completion: '2026-08',
  progress: [step('2026-09-01', 'handover'), step('2026-01-01', 'systems')],
};
const unbuilt = { completion: null, progress: [step('2026-09-01', 'systems')] };

test.each([
  ['now in a building that is handed over', { status: 'free' }, built, ''],
  ['now where nothing says that it is being built', {}, { completion: null }, ''],
  ['unknown while it is being built', { status: 'free' }, unbuilt, undefined],
  ['unknown before a completion without steps', { status: 'reserved' }, { completion: '2040-03' }, undefined],
  ['its own day while it is being built', { availableFrom: '2040-04-01' }, unbuilt, '2040-04-01'],
  ['nothing when it is taken', { status: 'taken', availableFrom: '2026-01-01' }, built, undefined],
] as const)('the availability of a unit is %s', (_, unit, building, available) => {
  expect(availabilityOf(unit, building)).toBe(available);
});
