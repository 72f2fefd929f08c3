import posts from '../../content/social.json';
import { listBuildingRecords } from './building-records';
import { listRecords } from './project-records';

/** Lists the kinds of all pictures in a value. */
function listKinds(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'src' in value ? ['kind' in value && value.kind] : Object.values(value).flatMap(listKinds);
}

/** Returns whether a value has pictures, and each of them is a visualisation. */
export function showsOnlyVisualisations(value: unknown): boolean {
  const kinds = listKinds(value);
  return kinds.length > 0 && kinds.every((kind) => kind === 'visualisation');
}

/** Returns whether every picture of the site is a visualisation. */
export function hasOnlyVisualisations(company: unknown): boolean {
  return showsOnlyVisualisations([company, posts, listRecords(), listBuildingRecords()]);
}
