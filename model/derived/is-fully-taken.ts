import type { Unit } from '../read/buildings';

/** Returns whether none of some units can be had any more; false without units. */
export function isFullyTaken(units: readonly Pick<Unit, 'status'>[]): boolean {
  return units.length > 0 && units.every(({ status }) => status === 'taken');
}
