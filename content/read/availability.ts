import type { BuildingRecord } from '../schema';

type UnitRecord = NonNullable<BuildingRecord['units']>[number];

/** Whether a building can be entered: its newest step is the handover or, without steps, no completion is ahead. */
export function isHandedOver({ progress = [], completion }: Pick<BuildingRecord, 'progress' | 'completion'>) {
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
  building: Parameters<typeof isHandedOver>[0],
): string | undefined {
  if (status === 'taken') return undefined;
  return availableFrom ?? (isHandedOver(building) ? '' : undefined);
}
