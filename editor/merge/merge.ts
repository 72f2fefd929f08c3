import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../lib/is-object';
import { formatJson } from '../../tools/files/format-json';
import { parseJson } from '../../tools/files/parse-json';
import { isSameOrder, itemsByIdentity } from './items';

type Path = (string | number)[];

/** Returns the value of a place that both sides have changed in different ways. */
type Decide = (path: Path, mine: unknown, theirs: unknown) => unknown;

const coordinates = ['x', 'y', 'latitude', 'longitude', 'yaw', 'pitch'];
const prices = ['amount', 'per', 'asOf'];

/**
 * Tells whether two versions of a group belong together as one value: a point, a price, and a picture with another file,
 * whose texts are about that file.
 */
export function isOneValue(mine: Record<string, unknown>, theirs: Record<string, unknown>): boolean {
  const isOf = (names: readonly string[]) => Object.keys(mine).every((key) => names.includes(key));
  return isOf(coordinates) || isOf(prices) || mine.src !== theirs.src;
}

/**
 * Merges two versions of JSON data. Two changes conflict if both change the same field of the same item, or remove and
 * change it, in different ways. This is the only such rule: saves, drafts, undo and publishing use it.
 *
 * @param base the version that both sides have changed
 * @param decide called for each conflict
 */
export function mergeData(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  decide: Decide,
  path: Path = [],
): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
  if (isDeepStrictEqual(base, mine)) return theirs;
  if (isObject(mine) && isObject(theirs) && !isOneValue(mine, theirs)) {
    const before = isObject(base) ? base : {};
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const fields = Array.from(keys, (key) => {
      return [key, mergeData(before[key], mine[key], theirs[key], decide, [...path, key])] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  const [own, others] = [itemsByIdentity(mine), itemsByIdentity(theirs)];
  if (own && others) return mergeItems(itemsByIdentity(base) ?? new Map(), own, others, decide, path);
  return decide(path, mine, theirs);
}

type Items = ReadonlyMap<string, unknown>;

/** Merges lists item by item. The order is mine if I have moved items, otherwise theirs. */
function mergeItems(base: Items, mine: Items, theirs: Items, decide: Decide, path: Path): unknown[] {
  const [own, others] = [[...mine.keys()], [...theirs.keys()]];
  const keys = isSameOrder(base, mine) ? addAfterNeighbours(others, own) : addAfterNeighbours(own, others);
  return keys.flatMap((key) => {
    // An item that I have removed has an index after those of my list.
    const place = mine.has(key) ? own.indexOf(key) : own.length + others.indexOf(key);
    const value = mergeData(base.get(key), mine.get(key), theirs.get(key), decide, [...path, place]);
    return value === undefined ? [] : [value];
  });
}

/** Adds the keys that only the other list has, each after the key before it there. */
function addAfterNeighbours(keys: readonly string[], others: readonly string[]): string[] {
  const all = [...keys];
  for (const [index, key] of others.entries())
    if (!all.includes(key)) all.splice(all.indexOf(others[index - 1] ?? '') + 1, 0, key);
  return all;
}

/**
 * Two people have changed one place in different ways. A missing value is a removed place. An item is counted as in my
 * list. `isNew`: two new records have one file name, and mine needs another. `pictures` are the blobs of both pictures.
 */
export type Conflict = {
  file: string;
  path: Path;
  mine?: unknown;
  theirs?: unknown;
  isNew?: true;
  pictures?: { mine?: string | undefined; theirs?: string | undefined };
};

/** The chosen value of a conflict. It is valid until the others change the place again. */
export type Choice = { file: string; path: Path; theirs?: unknown; value?: unknown };

/** Tells whether a choice is for this conflict, and not for an earlier one at the same place. */
export function isChoiceOf(choice: Choice, { file, path, theirs }: Conflict): boolean {
  return isDeepStrictEqual([choice.file, choice.path, choice.theirs], [file, path, theirs]);
}

/**
 * Merges two texts of a JSON file.
 *
 * @param texts the base is undefined for a file that both have added
 * @param choices the decisions about conflicts; `mine` decides for my value everywhere
 * @returns undefined if a text is no JSON
 */
export function mergeJson(
  file: string,
  texts: { base: string | undefined; mine: string; theirs: string },
  choices: readonly Choice[] | 'mine',
): { text: string; conflicts: Conflict[] } | undefined {
  const [base, mine, theirs] = [texts.base ?? '', texts.mine, texts.theirs].map(parseJson);
  if (mine === undefined || theirs === undefined) return undefined;
  const conflicts: Conflict[] = [];
  function decide(path: Path, own: unknown, other: unknown): unknown {
    const conflict = { file, path, mine: own, theirs: other };
    const choice = choices !== 'mine' && choices.find((known) => isChoiceOf(known, conflict));
    if (choice) return choice.value;
    if (choices !== 'mine') conflicts.push(conflict);
    return own;
  }
  const merged = mergeData(base, mine, theirs, decide);
  const [same] = [texts.theirs, texts.mine].filter((text) => isDeepStrictEqual(parseJson(text), merged));
  return { text: same ?? formatJson(merged), conflicts };
}
