import { isDeepStrictEqual } from 'node:util';
import { applyEdits, modify } from 'jsonc-parser';
import { valueAt } from '../../lib/value-at';
import { type Difference, listDifferences, nameOf, type Path, relocate } from './differences';

/** Two people have changed one place in different ways. A missing value is a place that is taken away. */
export type Conflict = { file: string; path: Path; mine?: unknown; theirs?: unknown };

/** What shall be at a place of a conflict, as long as the others have not changed it again. */
export type Choice = { file: string; path: Path; theirs?: unknown; value?: unknown };

const layout = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/**
 * Brings two versions of a JSON file together, place by place.
 *
 * @returns the text of the others with what I have changed, or the places at which both have changed something
 */
export function mergeJson(
  file: string,
  texts: { base: string; mine: string; theirs: string },
  choices: readonly Choice[],
): { text: string } | { conflicts: Conflict[] } {
  const [base, mine, theirs] = [texts.base, texts.mine, texts.theirs].map((text) => JSON.parse(text));
  const own = listDifferences(base, mine);
  const others = listDifferences(base, theirs);
  const conflicts = new Map<string, Conflict>();
  const free = own.filter((edit) => {
    const rivals = others.filter((other) => meet(edit, other));
    for (const other of rivals.filter((rival) => !isSame(rival, edit))) {
      const [path = []] = [placeOf(edit), placeOf(other)].sort((one, two) => one.length - two.length);
      const at = (data: unknown) => valueAt(data, relocate(path, base, data) ?? ['']);
      conflicts.set(JSON.stringify(path), { file, path, mine: at(mine), theirs: at(theirs) });
    }
    return rivals.length === 0;
  });
  const all = [...conflicts.values()];
  const choiceOf = (conflict: Conflict) => choices.find((choice) => isChoiceOf(choice, conflict));
  const undecided = all.filter((conflict) => !choiceOf(conflict));
  if (undecided.length > 0) return { conflicts: undecided };
  const decided = all.map((conflict): Difference => {
    return { path: conflict.path, kind: 'set', after: choiceOf(conflict)?.value };
  });
  let text = texts.theirs;
  for (const edit of [...free, ...decided].sort((one, other) => rank(one) - rank(other)))
    text = write(text, edit, base, mine);
  return { text };
}

/** Places first, then new items, then those that go, the last one first. */
function rank({ kind, after, path }: Difference): number {
  if (kind === 'insert') return 1;
  return after === undefined ? 1e9 - Number(path.at(-1) || 0) : 0;
}

function write(text: string, { kind, path, after }: Difference, base: unknown, mine: unknown): string {
  const data = JSON.parse(text);
  const parent = path.slice(0, -1);
  const at = kind === 'set' ? relocate(path, base, data) : undefined;
  if (at) return applyEdits(text, modify(text, at, after, layout));
  const list = relocate(parent, base, data);
  if (!list || after === undefined) return text;
  const items = valueAt(data, list);
  if (!Array.isArray(items)) return text;
  // After the item that precedes it in my own list.
  const ownList = valueAt(mine, relocate(parent, base, mine) ?? ['']);
  const before = Array.isArray(ownList) ? nameOf(ownList[Number(path.at(-1)) - 1]) : undefined;
  const known = items.findIndex((item) => nameOf(item) === before);
  const place = [...list, known < 0 && path.at(-1) !== 0 ? items.length : known + 1];
  return applyEdits(text, modify(text, place, after, { ...layout, isArrayInsertion: true }));
}

/** Whether two changes are about the same place, or one is about a place within the other’s. */
function meet(one: Difference, other: Difference): boolean {
  const [place, rival] = [placeOf(one), placeOf(other)];
  if (one.kind === 'insert' && other.kind === 'insert')
    return isDeepStrictEqual(place, rival) && nameOf(one.after) === nameOf(other.after);
  if (one.kind === 'insert') return isWithin(place, rival);
  if (other.kind === 'insert') return isWithin(rival, place);
  return isWithin(place, rival) || isWithin(rival, place);
}

/** Whether a path leads to a place or into it. */
function isWithin(path: Path, outer: Path): boolean {
  return outer.every((part, at) => part === path[at]);
}

function isSame(one: Difference, other: Difference): boolean {
  return isDeepStrictEqual([one.kind, placeOf(one), one.after], [other.kind, placeOf(other), other.after]);
}

/** The place itself, or the list that gets an item. */
function placeOf({ kind, path }: Difference): Path {
  return kind === 'insert' ? path.slice(0, -1) : path;
}

/** Whether a choice was made for this conflict, and not for one before it. */
export function isChoiceOf(choice: Choice, { file, path, theirs }: Conflict): boolean {
  return isDeepStrictEqual([choice.file, choice.path, choice.theirs], [file, path, theirs]);
}
