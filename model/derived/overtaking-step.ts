import { isMonthOver } from '../../i18n/dates';
import type { Building, Step } from '../read/buildings';

/**
 * Returns the newest step of construction, once the month of completion has passed and the step is newer: pages then
 * state it before the month.
 */
export function findOvertakingStep(
  { completion, progress }: Pick<Building, 'completion' | 'progress'>,
  now?: Date,
): Step | undefined {
  const [newest] = progress;
  const isOver = completion !== null && isMonthOver(completion, now);
  return newest && isOver && newest.date.slice(0, 7) > completion ? newest : undefined;
}
