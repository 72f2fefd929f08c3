import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../lib/is-object';
import { valueAt } from '../../lib/value-at';
import { isPoint, nameOf, type Pair, pairItems } from './pairs';

export type Path = (string | number)[];

/** A change of one place of a record, by its path in the older data; an `insert` by its index in the newer list. */
export type Difference = { path: Path; kind: 'set' | 'insert'; before?: unknown; after?: unknown };

/**
 * What differs between two states of JSON data. An item that is gone is `set` to undefined; a list whose order differs and a
 * point are `set` as a whole.
 */
export function listDifferences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after) && !isPoint(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => listDifferences(before[key], after[key], [...path, key]));
  }
  const pairs = Array.isArray(before) && Array.isArray(after) ? pairItems(before, after) : undefined;
  if (!pairs || !isInOrder(pairs)) return [{ path, kind: 'set', before, after }];
  const [old, now] = [before as unknown[], after as unknown[]];
  return pairs.flatMap(([from, to]): Difference[] => {
    if (from === undefined) return [{ path: [...path, to ?? 0], kind: 'insert', after: now[to ?? 0] }];
    if (to === undefined) return [{ path: [...path, from], kind: 'set', before: old[from] }];
    return listDifferences(old[from], now[to], [...path, from]);
  });
}

/** Where a place of some data is in other data, whose lists may have more or fewer items; undefined when its item is gone. */
export function relocate(path: Path, from: unknown, to: unknown): Path | undefined {
  const found: Path = [];
  let [here, there]: unknown[] = [from, to];
  for (const part of path) {
    const isList = Array.isArray(here) && Array.isArray(there);
    const pairs = isList ? pairItems(here as unknown[], there as unknown[]) : undefined;
    const next = pairs ? pairs.find(([index]) => index === Number(part))?.[1] : part;
    if (next === undefined) return undefined;
    found.push(next);
    here = (here as Record<string, unknown> | undefined)?.[part];
    there = (there as Record<string, unknown> | undefined)?.[next];
  }
  return found;
}

function isInOrder(pairs: readonly Pair[]): boolean {
  const places = pairs.flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [to]));
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
}

/** A place in words that stay right when a list changes: each item by its name, such as `units 12 status`. */
export function describePlace(path: Path, data: unknown): string {
  const parts = path.map((part, index) => {
    const item = typeof part === 'number' ? valueAt(data, path.slice(0, index + 1)) : undefined;
    return isObject(item) ? (nameOf(item)?.replaceAll('"', '') ?? part) : part;
  });
  return parts.join(' ');
}
