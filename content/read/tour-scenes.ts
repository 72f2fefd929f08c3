import type { Locale } from '../../i18n/routing';
import { type TourScene, tourSchema } from '../schema';
import tourData from '../tour.json';
import { parseRecord } from './load';
import { panorama, picture } from './pictures';

const records = parseRecord(tourSchema, 'content/tour.json', tourData);

/** The scenes of the virtual tour in one language, in the order of the walk. */
export function listTourScenes(locale: Locale): TourScene[] {
  return records.map(({ picture: still, ...record }) => ({
    ...record,
    name: record.name[locale],
    still: picture(still, locale),
    panorama: panorama(still.src),
  }));
}

/** The ids of the scenes as they stand in the address, the first stop first; needs no made picture. */
export function listTourSceneIds(): string[] {
  return records.map((record) => record.id);
}
