import { isObject } from '../../lib/is-object';
import { valueAt } from '../../lib/value-at';

/** Fields that identify an item of a list. The check rejects two items with the same value. */
const identities = ['id', 'number', 'src'];

/** Returns what identifies an item of a list; undefined for a text, and for an item without such a field. */
export function identityOf(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const field = identities.find((name) => typeof item[name] === 'string');
  return field && String(item[field]);
}

/**
 * Returns a path with the indexes of the items that it names by their identities, such as `#12` for a unit.
 *
 * @returns undefined if an item is gone
 */
export function resolvePath(
  path: readonly (string | number)[],
  data: unknown,
): (string | number)[] | undefined {
  const [part, ...inner] = path;
  if (part === undefined) return [];
  const isIdentity = Array.isArray(data) && String(part).startsWith('#');
  const key = isIdentity ? data.findIndex((item) => `#${identityOf(item)}` === part) : part;
  const rest = key === -1 ? undefined : resolvePath(inner, valueAt(data, [key]));
  return rest && [key, ...rest];
}

/** Returns a path with the identities of its items in place of their indexes; {@link resolvePath} reverses it. */
export function namePath(path: readonly (string | number)[], data: unknown): (string | number)[] {
  return path.map((part, depth) => {
    const list = valueAt(data, path.slice(0, depth));
    if (!Array.isArray(list)) return part;
    const identity = identityOf(list[Number(part)]);
    const first = list.findIndex((item) => identityOf(item) === identity);
    return identity && first === Number(part) ? `#${identity}` : part;
  });
}

/** Returns the items of a list by their identities, in order; undefined if an item has none, or two have the same. */
export function itemsByIdentity(list: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(list)) return undefined;
  const items = new Map<string, unknown>();
  for (const item of list) {
    const identity = identityOf(item);
    if (identity === undefined || items.has(identity)) return undefined;
    items.set(identity, item);
  }
  return items;
}

/** Tells whether the items that two lists share have the same order in both. */
export function isSameOrder(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): boolean {
  const kept = [...after.keys()].filter((key) => before.has(key));
  return [...before.keys()].filter((key) => after.has(key)).every((key, index) => key === kept[index]);
}
