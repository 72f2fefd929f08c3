import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../lib/is-object';

export type Path = (string | number)[];

/** A change of one place of a record, by its path in the older data; what is `insert`ed by its place in the newer list. */
export type Difference = { path: Path; kind: 'set' | 'insert'; before?: unknown; after?: unknown };

/** What tells the items of a list apart: the first of these that an item has. */
const nameFields = ['id', 'number', 'src', 'name', 'date', 'place', 'title', 'url'];

/**
 * What differs between two states of JSON data. An item that is gone is `set` to undefined, and a list whose order differs is
 * `set` as a whole.
 */
export function listDifferences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after)) {
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

/** What an item of a list is known by; undefined when it has no name. */
export function nameOf(item: unknown): string | undefined {
  if (!isObject(item)) return JSON.stringify(item);
  const field = nameFields.find((name) => item[name] !== undefined);
  return field && JSON.stringify(item[field]);
}

type Pair = [from: number | undefined, to: number | undefined];

/** Which item of a list is which of another; undefined where their names cannot tell. */
function pairItems(before: readonly unknown[], after: readonly unknown[]): Pair[] | undefined {
  const [old, now] = [before.map(nameOf), after.map(nameOf)];
  const isSameLength = old.length === now.length;
  const isNamed = [old, now].every((names) => new Set(names).size === names.length);
  if (isSameLength && (!isNamed || !before.some(isObject))) return old.map((_, index) => [index, index]);
  if (!isNamed) return undefined;
  const pairs = old.map((name, index): Pair => {
    const to = now.indexOf(name);
    // An item that was given another name is still the same at the same index.
    const isRenamed = to < 0 && isSameLength && !old.includes(now[index]);
    return [index, to >= 0 ? to : isRenamed ? index : undefined];
  });
  const known = new Set(pairs.map(([, to]) => to));
  return [...pairs, ...now.flatMap((_, to): Pair[] => (known.has(to) ? [] : [[undefined, to]]))];
}

function isInOrder(pairs: readonly Pair[]): boolean {
  const places = pairs.flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [to]));
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
}
