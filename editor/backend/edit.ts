import type { Requests } from './requests';

/** A change of one place in a JSON file; `pictures` are the files that came with it. */
export type Edit = Requests['change']['edit'] & { pictures?: string[] };

/** A field, item or group of a file. */
export type Place = Pick<Edit, 'file' | 'path'>;

/** The place whose value an edit is based on: the field itself, or the list into which it inserts or in which it moves. */
export function basePath({ kind, path }: Pick<Edit, 'kind' | 'path'>): Edit['path'] {
  return kind === 'set' ? path : path.slice(0, -1);
}

/** The id of the element in which a field is changed. */
export function fieldId(file: string, path: readonly PropertyKey[]): string {
  return `${file}:${path.join('.')}`;
}

/** Whether a place is that of another, or inside of it. */
export function isIn(place: Place, outer: Place): boolean {
  return `${fieldId(place.file, place.path)}.`.startsWith(`${fieldId(outer.file, outer.path)}.`);
}

/** Whether two places are one. */
export function isAt(one: Place, other: Place): boolean {
  return isIn(one, other) && isIn(other, one);
}

/** Whether the later of two edits takes the place of the other. */
export function isSamePlace(one: Edit, other: Edit): boolean {
  return one.kind === 'set' && other.kind === 'set' && isAt(one, other);
}
