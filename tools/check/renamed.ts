import { nearName } from '../../model/near-names';

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
      const [missingKeys, unknownKeys] = [missing.filter(isBeside), unknown.filter(isBeside)];
      const nearestName = nearName(nameOf(key), unknownKeys.map(nameOf));
      const index = missingKeys.length === unknownKeys.length ? missingKeys.indexOf(key) : -1;
      const newKey = unknownKeys.find((other) => nameOf(other) === nearestName) ?? unknownKeys[index];
      return newKey === undefined ? [] : [[key, newKey]];
    }),
  );
}
