import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../lib/write-whole';
import type { Edit } from './edit';
import { type Person, present } from './person';
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

/** What came and went with a save, beside its texts. */
type Files = { pictures: string[]; removed: string[] };

const noFiles: Files = { pictures: [], removed: [] };

/** Milliseconds within which more typing in the same field is one save. */
const oneSave = 5 * 60_000;

/** A file was changed since the save, so that taking the save back would lose that change. */
export class ChangedSinceError extends Error {
  constructor(readonly file: string) {
    super(`${file} was changed since.`);
  }
}

/**
 * The record of what was saved and not yet published.
 *
 * @param root the folder of the project
 */
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
    add(steps: Step[], versions: Versions, { pictures, removed }: Files = noFiles): void {
      const time = new Date().toISOString();
      const last = entries.at(-1);
      for (const picture of removed) move(path.join(root, picture), path.join(aside, picture));
      const isText = pictures.length === 0 && removed.length === 0;
      const joined = last && isText ? join(last, steps, versions, time) : undefined;
      if (joined) keep([...entries.slice(0, -1), ...(isNothing(joined) ? [] : [joined])]);
      else {
        const id = (last?.id ?? 0) + 1;
        keep([...entries, { id, by: present.getStore(), time, steps, versions, pictures, removed }]);
      }
    },
    /**
     * Takes the last save back.
     *
     * @throws ChangedSinceError when somebody else changed a file since; nothing is taken back then
     */
    undo(): void {
      const last = entries.at(-1);
      if (last) turn(last, 'after', 'before');
      keep(entries.slice(0, -1));
    },
    /** Makes a save again. @throws ChangedSinceError */
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
    if (changed) throw new ChangedSinceError(changed[0]);
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

/** The last save with one more change of the same field, when that is typing on. */
function join(last: Entry, steps: Step[], versions: Versions, time: string): Entry | undefined {
  const [first, second] = [last.steps[0], steps[0]];
  const isText = last.pictures.length === 0 && last.removed.length === 0;
  const isOne = last.steps.length === 1 && steps.length === 1 && isText;
  if (last.by?.mail !== present.getStore()?.mail) return undefined;
  if (!isOne || !first || !second || Date.parse(time) - Date.parse(last.time) > oneSave) return undefined;
  const place = (step: Step) => JSON.stringify([step.kind, step.file, step.path]);
  if (second.kind !== 'set' || place(first) !== place(second)) return undefined;
  const files = Object.keys(versions);
  if (files.some((file) => last.versions[file]?.after !== versions[file]?.before)) return undefined;
  return {
    ...last,
    time,
    steps: [{ ...second, before: first.before }],
    versions: Object.fromEntries(
      Object.entries({ ...last.versions, ...versions }).map(([file, { before, after }]) => {
        return [file, { before: last.versions[file]?.before ?? before, after }];
      }),
    ),
  };
}

function isNothing({ versions }: Entry): boolean {
  return Object.values(versions).every(({ before, after }) => before === after);
}
