import { changeAt } from '../../tools/check/change-at';
import { namePath, resolvePath } from '../merge/items';
import type { Requests } from './requests';

/** A change of one place in a JSON file; `pictures` are the new files that it names. */
export type Edit = Requests['change']['edit'] & { pictures?: string[] };

/** A field, item or group of a file. */
export type Place = Pick<Edit, 'file' | 'path'>;

/** Returns the path whose value an edit is based on: the field itself, or the list of an inserted or moved item. */
export function basePath({ kind, path }: Pick<Edit, 'kind' | 'path'>): Edit['path'] {
  return kind === 'set' ? path : path.slice(0, -1);
}

/**
 * Returns an edit with the identities of its items. The index of an inserted or moved item stays: its `before` is the
 * whole list.
 */
export function nameEdit(edit: Edit, data: unknown): Edit {
  const base = basePath(edit);
  return { ...edit, named: [...namePath(base, data), ...edit.path.slice(base.length)] };
}

/** Returns an edit with the current indexes of its items, or with a path that leads nowhere if an item is gone. */
export function locateEdit(edit: Edit, data: unknown): Edit {
  return edit.named ? { ...edit, path: resolvePath(edit.named, data) ?? edit.named } : edit;
}

/** Returns the id of the element in which a field is edited. */
export function fieldId(file: string, path: readonly PropertyKey[]): string {
  return `${file}:${path.join('.')}`;
}

/** Tells whether a place is another one, or inside of it. */
export function isIn(place: Place, outer: Place): boolean {
  return `${fieldId(place.file, place.path)}.`.startsWith(`${fieldId(outer.file, outer.path)}.`);
}

/** Tells whether two places are the same. */
export function isAt(one: Place, other: Place): boolean {
  return isIn(one, other) && isIn(other, one);
}

/** Tells whether the later of two edits replaces the other. */
export function isSamePlace(one: Edit, other: Edit): boolean {
  return one.kind === 'set' && other.kind === 'set' && isAt(one, other);
}

/** Returns the data of a file after an edit; the data itself where the place of the edit is gone. */
export function applyEdit(data: unknown, edit: Edit): unknown {
  const key = edit.path.at(-1);
  if (key === undefined) return edit.kind === 'set' ? edit.value : data;
  return changeAt(data, edit.path.slice(0, -1), (group) => {
    if (Array.isArray(group)) return changeList(group, Number(key), edit);
    if (edit.kind === 'insert') return group === undefined ? [edit.value] : group;
    return edit.kind === 'set' ? changeAt(group, [key], () => edit.value) : group;
  });
}

function changeList(list: readonly unknown[], index: number, edit: Edit): unknown[] {
  const item = list.slice(index, index + 1);
  if (edit.kind === 'insert') return splice(list, index, 0, [edit.value]);
  if (edit.kind === 'move') return splice(splice(list, index, 1, []), edit.to, 0, item);
  return splice(list, index, 1, edit.value === undefined ? [] : [edit.value]);
}

function splice(list: readonly unknown[], index: number, count: number, items: unknown[]): unknown[] {
  return [...list.slice(0, index), ...items, ...list.slice(index + count)];
}
