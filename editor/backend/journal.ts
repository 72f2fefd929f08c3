import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../lib/write-whole';
import { type Edit, fieldId } from './edit';
import { type Person, present } from './person';
import { RefusalError } from './refusal';
import { readState } from './state-file';

/** A step of a save in plain form: where, and what stood and stands there. */
export type Step = Pick<Edit, 'file' | 'path' | 'kind'> & { before?: unknown; after?: unknown };

/** The texts of a file around a save; null where there was or is no such file. */
export type Versions = Record<string, { before: string | null; after: string | null }>;

/**
 * A save: `versions` are those of texts, `pictures` the files of pictures that came with it, `removed` those that nothing
 * uses since. `by` is who made it, where somebody has signed in.
 */
export type Entry = {
  by?: Person;
  id: number;
  time: string;
  steps: Step[];
  versions: Versions;
  pictures: string[];
  removed: string[];
};

/** Milliseconds within which more typing in the same field is one save. */
const oneSave = 5 * 60_000;

/** The record of what was saved and not yet published in the folder of a project. */
export function openJournal(root: string) {
  const file = path.join(root, 'var/editor/journal.json');
  const aside = path.join(root, 'var/editor/removed');
  let entries = readState<Entry[]>(file, []);

  function keep(next: Entry[]): void {
    entries = next;
    writeWhole(file, `${JSON.stringify(entries, null, 1)}\n`);
  }

  return {
    list: (): readonly Entry[] => entries,
    /** Whose saves they are, each once. */
    people: () => [...new Map(entries.flatMap(({ by }) => (by ? [[by.mail, by] as const] : []))).values()],
    /** Writes a save down; the files that nothing uses any more are put aside, from where undo takes them back. */
    add(steps: Step[], versions: Versions, files: Partial<Pick<Entry, 'pictures' | 'removed'>> = {}): void {
      const last = entries.at(-1);
      const [id, time] = [(last?.id ?? 0) + 1, new Date().toISOString()];
      const { pictures = [], removed = [] } = files;
      for (const picture of removed) move(path.join(root, picture), path.join(aside, picture));
      const entry = { id, by: present.getStore(), time, steps, versions, pictures, removed };
      const joined = last && join(last, entry);
      if (!joined) keep([...entries, entry]);
      else keep([...entries.slice(0, -1), ...(isNothing(joined) ? [] : [joined])]);
    },
    /**
     * Takes the last save back.
     *
     * @throws RefusalError when somebody else changed a file since; nothing is taken back then
     */
    undo(): void {
      const last = entries.at(-1);
      if (last) turn(last, 'after', 'before');
      keep(entries.slice(0, -1));
    },
    /** Makes a save again. @throws RefusalError */
    redo(entry: Entry): void {
      turn(entry, 'before', 'after');
      keep([...entries, entry]);
    },
    /** Forgets what was saved until a time. */
    clear: (until: string) => keep(entries.filter(({ time }) => time > until)),
  };

  /** Leads the files of a save from one side of it to the other. */
  function turn({ versions, pictures, removed }: Entry, from: 'before' | 'after', to: typeof from): void {
    const files = Object.entries(versions);
    const changed = files.find(([file, version]) => readText(root, file) !== version[from]);
    if (changed) throw new RefusalError('changedSince', changed[0]);
    for (const [file, { [to]: text }] of files) {
      if (text === null) rmSync(path.join(root, file));
      else writeWhole(path.join(root, file), text);
    }
    const [come, go] = to === 'before' ? [removed, pictures] : [pictures, removed];
    for (const picture of come) move(path.join(aside, picture), path.join(root, picture));
    for (const picture of go) move(path.join(root, picture), path.join(aside, picture));
  }
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** A file of the project; null where it is not there. */
export function readText(root: string, file: string): string | null {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : null;
}

/** The last save with the next one in it, when that is typing on in the same field. */
function join(last: Entry, next: Entry): Entry | undefined {
  const [first, step] = [last.steps[0], next.steps[0]];
  const isSoon = Date.parse(next.time) - Date.parse(last.time) <= oneSave;
  if (!first || !step || !isSoon || typedIn(last) !== typedIn(next)) return undefined;
  const [then, now] = [last.versions[step.file], next.versions[step.file]];
  if (!then || !now || then.after !== now.before) return undefined;
  const versions = { [step.file]: { before: then.before, after: now.after } };
  return { ...last, time: next.time, steps: [{ ...step, before: first.before }], versions };
}

/** Who typed in which field, or the id of a save that is more than that. */
function typedIn({ by, id, steps: [step, ...others], pictures, removed }: Entry): string {
  const isText = step?.kind === 'set' && [...others, ...pictures, ...removed].length === 0;
  return isText ? `${by?.mail} ${fieldId(step.file, step.path)}` : String(id);
}

function isNothing({ versions }: Entry): boolean {
  return Object.values(versions).every(({ before, after }) => before === after);
}
