import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../lib/value-at';
import { basePath, type Edit } from '../backend/edit';
import { mergeData } from './merge';

/**
 * Returns an edit as a change of the current data of its file, which others may have changed since the edit was made.
 *
 * @param data undefined for a missing or invalid file
 * @returns undefined if both changes conflict
 */
export function rebaseEdit(edit: Edit, data: unknown): Edit | undefined {
  const base = basePath(edit);
  const group = base.length === 0 ? data : valueAt(data, base.slice(0, -1));
  if (typeof group !== 'object' || group === null) return undefined;
  const now = valueAt(data, base);
  if (isDeepStrictEqual(now, edit.before)) return edit;
  // The index of an inserted or moved item may be of another item now.
  if (edit.kind !== 'set') return undefined;
  let isConflict = false;
  const value = mergeData(edit.before, edit.value, now, () => {
    isConflict = true;
  });
  return isConflict ? undefined : { ...edit, before: now, value };
}
