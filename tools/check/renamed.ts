import { nearName } from '../../lib/near-names';

/** Returns the path of the group around a key or field. */
export const groupOf = (key: string) => key.slice(0, Math.max(0, key.lastIndexOf('.')));
export const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/**
 * Pairs missing fields with unknown fields of the same group, so that a renamed field is reported once. The name must be
 * similar; with equally many missing and unknown fields the position is sufficient.
 *
 * @returns the new names of the renamed fields, by missing key
 */
export function findRenamed(missing: readonly string[], unknown: readonly string[]): Map<string, string> {
  return new Map(
    missing.flatMap((key): [string, string][] => {
      const isBeside = (other: string) => groupOf(other) === groupOf(key);
      const [lacking, extra] = [missing.filter(isBeside), unknown.filter(isBeside)];
      const near = nearName(nameOf(key), extra.map(nameOf));
      const index = lacking.length === extra.length ? lacking.indexOf(key) : -1;
      const found = extra.find((other) => nameOf(other) === near) ?? extra[index];
      return found === undefined ? [] : [[key, found]];
    }),
  );
}
