import type { Building } from '../read/buildings';
import { isFullyTaken } from './is-fully-taken';

/** Returns whether a building has space to offer: a unit that is not taken or, without units, a level. */
export function isOffered({ units, levels }: Pick<Building, 'units' | 'levels'>): boolean {
  return units.length > 0 ? !isFullyTaken(units) : levels.length > 0;
}
