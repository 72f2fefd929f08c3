import type { Locale } from '../../../i18n/routing';
import { type Building, listBuildings } from '../../../model';

/** Returns the first building of the content for tests of its page, which are skipped without a building. */
export function firstBuilding(locale: Locale): Building {
  return listBuildings(locale)[0] as Building;
}
