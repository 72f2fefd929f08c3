import { isObject } from '../../lib/is-object';

/**
 * Returns a copy of JSON data in which the value at a path is another one.
 *
 * @param change gets the value at the path, and returns the new one; undefined removes a field of a group
 * @returns the data itself where there is no group or list on the way
 */
export function changeAt(
  data: unknown,
  [key, ...innerPath]: readonly PropertyKey[],
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(data);
  if (Array.isArray(data))
    return data.map((item, index) => (index === Number(key) ? changeAt(item, innerPath, change) : item));
  if (!isObject(data)) return data;
  const value = changeAt(Object.hasOwn(data, key) ? data[String(key)] : undefined, innerPath, change);
  // A computed name makes a field of its own, also of `__proto__`.
  const fields = { ...data, [key]: value };
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
}
