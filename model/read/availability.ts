import type { BuildingRecord } from '../schema';
import type { StepRecord } from '../schema/progress';

type UnitRecord = NonNullable<BuildingRecord['units']>[number];
type State = {
  progress?: readonly Pick<StepRecord, 'date' | 'phase'>[] | undefined;
  completion: BuildingRecord['completion'];
};

/** Returns whether a building is handed over: by its newest step or, without steps, by a missing month of completion. */
function isHandedOver({ progress = [], completion }: State): boolean {
  const [newest] = [...progress].sort((a, b) => b.date.localeCompare(a.date));
  return newest ? newest.phase === 'handover' : completion === null;
}

/**
 * Returns the first day on which a unit is available.
 *
 * @returns ISO 8601, or '' for now; undefined for a taken unit, and for a unit without a day before the handover
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
