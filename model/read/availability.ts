import type { BuildingRecord } from '../schema';
import type { StepRecord } from '../schema/progress';

type UnitRecord = NonNullable<BuildingRecord['units']>[number];
type State = {
  progress?: readonly Pick<StepRecord, 'date' | 'phase'>[] | undefined;
  completion: BuildingRecord['completion'];
};

/** Whether a building can be entered: its newest step is the handover or, without steps, no completion is ahead. */
function isHandedOver({ progress = [], completion }: State): boolean {
  const [newest] = [...progress].sort((a, b) => b.date.localeCompare(a.date));
  return newest ? newest.phase === 'handover' : completion === null;
}

/**
 * The first day on which a unit can be had.
 *
 * @returns ISO 8601, or empty for now; undefined when it is taken, or has no day in a building that is not handed over
 */
export function availabilityOf(
  {
    status,
    availableFrom,
  }: Pick<UnitRecord, 'availableFrom'> & { status?: UnitRecord['status'] | undefined },
  building: State,
): string | undefined {
  if (status === 'taken') return undefined;
  return availableFrom ?? (isHandedOver(building) ? '' : undefined);
}
