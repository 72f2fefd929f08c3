import type { Locale } from '../../i18n/routing';
import { type TourSceneRecord, tourSchema } from '../schema';
import tourData from '../tour.json';
import { type In, inLanguage } from './in-language';
import { parseRecord } from './load';
import { type Panorama, panorama } from './pictures';

/** A stop of the virtual tour; `picture` is the flat picture of its first view. */
export type TourScene = In<TourSceneRecord> & { panorama: Panorama };

/** The scenes as they are in the file, for what needs no generated picture. */
export const tourRecords = parseRecord(tourSchema, 'content/tour.json', tourData);

/** The scenes of the virtual tour in one language, in the order of the walk. */
export function listTourScenes(locale: Locale): TourScene[] {
  return inLanguage(tourRecords, locale).map((scene) => ({
    ...scene,
    panorama: panorama(scene.picture.src),
  }));
}

/** The ids of the scenes as in their addresses, the first stop first; needs no generated picture. */
export function listTourSceneIds(): string[] {
  return tourRecords.map((record) => record.id);
}
