import { isDeepStrictEqual } from 'node:util';
import { formatJson } from '../../lib/format-json';
import { isObject } from '../../lib/is-object';
import { parseJson } from '../../lib/parse-json';
import type { Path } from './differences';
import { isPoint, nameOf, pairItems } from './pairs';

/**
 * Two people have changed one place in different ways. A missing value is a place that is taken away; an item is counted as
 * in my own list, and one that is not there any more comes after those. `isNew`: two new records have one file name, and
 * mine needs another.
 */
export type Conflict = { file: string; path: Path; mine?: unknown; theirs?: unknown; isNew?: true };

/** What shall be at a place of a conflict, as long as the others have not changed it again. */
export type Choice = { file: string; path: Path; theirs?: unknown; value?: unknown };

/** The texts of a file; undefined where there was or is none. */
type Texts = { base: string | undefined; mine: string; theirs: string };

/**
 * Brings two versions of a JSON file together, place by place.
 *
 * @param choices what was chosen; `mine` for my own text wherever both have changed one
 * @returns the merged text, and the places that both have changed; undefined where a text is no JSON
 */
export function mergeJson(
  file: string,
  texts: Texts,
  choices: readonly Choice[] | 'mine',
): { text: string; conflicts: Conflict[] } | undefined {
  const [base, mine, theirs] = [texts.base ?? '', texts.mine, texts.theirs].map(parseJson);
  if (mine === undefined || theirs === undefined) return undefined;
  const conflicts: Conflict[] = [];
  function decide(path: Path, own: unknown, other: unknown): unknown {
    if (choices === 'mine') return own;
    const conflict = { file, path, mine: own, theirs: other };
    const choice = choices.find((known) => isChoiceOf(known, conflict));
    if (!choice) conflicts.push(conflict);
    return choice ? choice.value : own;
  }
  const merged = mergeValue([], base, mine, theirs, decide);
  return { text: formatJson(merged), conflicts };
}

type Decide = (path: Path, mine: unknown, theirs: unknown) => unknown;

function mergeValue(path: Path, base: unknown, mine: unknown, theirs: unknown, decide: Decide): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
  if (isDeepStrictEqual(base, mine)) return theirs;
  if (isObject(mine) && isObject(theirs) && !isPoint(mine)) {
    const before = isObject(base) ? base : {};
    const fields = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => {
      return [key, mergeValue([...path, key], before[key], mine[key], theirs[key], decide)] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(path, Array.isArray(base) ? base : [], mine, theirs, decide);
  return decide(path, mine, theirs);
}

/** One item with its index in each list that has it. */
type Slot = { base?: number | undefined; mine?: number | undefined; theirs?: number | undefined };

/** The order is mine where I have moved items, otherwise theirs; new items of the other follow their neighbour. */
function mergeLists(
  path: Path,
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
  decide: Decide,
): unknown[] {
  const [own, other] = [pairItems(base, mine), pairItems(base, theirs)];
  const slots = base.map(
    (_, index): Slot => ({ base: index, mine: own[index]?.[1], theirs: other[index]?.[1] }),
  );
  const keyOf = (item: unknown) => nameOf(item) ?? JSON.stringify(item);
  const added = own.slice(base.length).map(([, index]): Slot => ({ mine: index }));
  for (const [, index = 0] of other.slice(base.length)) {
    const key = keyOf(theirs[index]);
    const twin = added.find(
      (slot) => slot.theirs === undefined && slot.mine !== undefined && keyOf(mine[slot.mine]) === key,
    );
    if (twin) twin.theirs = index;
    else added.push({ theirs: index });
  }
  const all = [...slots, ...added];
  const inOrder = (side: 'mine' | 'theirs') =>
    all.filter((slot) => slot[side] !== undefined).sort((a, b) => Number(a[side]) - Number(b[side]));
  const [ordered, others] = [inOrder('mine'), inOrder('theirs')];
  const places = ordered.flatMap((slot) => slot.base ?? []);
  const hasMoved = places.some((place, index) => place < (places[index - 1] ?? 0));
  const sequence = hasMoved ? weave(ordered, others) : weave(others, ordered);
  return sequence.flatMap((slot) => {
    const at = slot.mine ?? mine.length + (slot.base ?? base.length + (slot.theirs ?? 0));
    const itemOf = (list: unknown[], index: number | undefined) =>
      index === undefined ? undefined : list[index];
    const [before, here, there] = [
      itemOf(base, slot.base),
      itemOf(mine, slot.mine),
      itemOf(theirs, slot.theirs),
    ];
    const value = mergeValue([...path, at], before, here, there, decide);
    return value === undefined ? [] : [value];
  });
}

/** Puts what only the other list has after the item that precedes it there. */
function weave(main: readonly Slot[], other: readonly Slot[]): Slot[] {
  const woven = [...main];
  for (const [index, slot] of other.entries()) {
    const before = other[index - 1];
    if (!woven.includes(slot)) woven.splice(before ? woven.indexOf(before) + 1 : 0, 0, slot);
  }
  return woven;
}

/** Whether a choice was made for this conflict, and not for one before it. */
export function isChoiceOf(choice: Choice, { file, path, theirs }: Conflict): boolean {
  return isDeepStrictEqual([choice.file, choice.path, choice.theirs], [file, path, theirs]);
}
