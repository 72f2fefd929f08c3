import type { Locale } from '../../../i18n/routing';
import { type Building, listBuildings } from '../../../model';

/** The first building of the content, with which tests of its page work; without a building they are not run. */
export function firstBuilding(locale: Locale): Building {
  return listBuildings(locale)[0] as Building;
}
