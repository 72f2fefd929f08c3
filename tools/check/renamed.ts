import { nearName } from '../../lib/near-names';

/** The path of the group in which a key or field is. */
export const groupOf = (key: string) => key.slice(0, Math.max(0, key.lastIndexOf('.')));
export const nameOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/**
 * Pairs missing fields with unknown ones, so that a renamed field is reported once: of its group, the nearest unknown
 * name, or, when as many are unknown as are missing, the one at its place.
 *
 * @returns each missing key that was found, with its new name
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
