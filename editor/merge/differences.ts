import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../lib/is-object';
import { valueAt } from '../../lib/value-at';
import { identityOf, isSameOrder, itemsByIdentity } from './items';
import { isOneValue } from './merge';

export type Path = (string | number)[];

/**
 * A change of one place. The path of a `set` is in the older data; the index of an `insert` is in the newer list.
 */
export type Difference = { path: Path; kind: 'set' | 'insert'; before?: unknown; after?: unknown };

/**
 * Lists the differences between two versions of JSON data. A removed item is `set` to undefined. A list whose items have
 * another order or no identity is one difference.
 */
export function listDifferences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after) && !isOneValue(before, after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => listDifferences(before[key], after[key], [...path, key]));
  }
  const [old, now] = [itemsByIdentity(before), itemsByIdentity(after)];
  if (!old || !now || !isSameOrder(old, now)) return [{ path, kind: 'set', before, after }];
  const changed = [...old].flatMap(([key, item], index) =>
    listDifferences(item, now.get(key), [...path, index]),
  );
  const added = [...now].flatMap(([key, item], index): Difference[] =>
    old.has(key) ? [] : [{ path: [...path, index], kind: 'insert', after: item }],
  );
  return [...changed, ...added];
}

/** Returns the path of a place in another version of the data; undefined if its item is gone. */
export function relocate(path: Path, from: unknown, to: unknown): Path | undefined {
  const [part, ...inner] = path;
  if (part === undefined) return [];
  const next =
    Array.isArray(from) && Array.isArray(to) ? indexIn(to, from[Number(part)], Number(part)) : part;
  if (next === undefined) return undefined;
  const rest = relocate(inner, valueAt(from, [part]), valueAt(to, [next]));
  return rest && [next, ...rest];
}

/** Returns the index of an item in another version of its list; the same index for an item without an identity. */
function indexIn(list: readonly unknown[], item: unknown, index: number): number | undefined {
  const identity = identityOf(item);
  const found = identity === undefined ? index : list.findIndex((other) => identityOf(other) === identity);
  return found in list ? found : undefined;
}

/** Describes a place by the identities of its items, such as `units 12 status`: these stay right when a list changes. */
export function describePlace(path: Path, data: unknown): string {
  const parts = path.map((part, index) => {
    const item = typeof part === 'number' ? valueAt(data, path.slice(0, index + 1)) : undefined;
    return identityOf(item) ?? part;
  });
  return parts.join(' ');
}
