import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { listFiles } from '../../lib/list-files';
import { formatJson } from '../../tools/files/format-json';
import { parseJson } from '../../tools/files/parse-json';
import { writeWhole } from '../../tools/files/write-whole';
import { mergeData } from '../merge/merge';
import { type Edit, fieldId } from './edit';
import { type Person, present } from './person';
import { RefusalError } from './refusal';

/** A step of a save: a place, and its value before and after. */
export type Step = Pick<Edit, 'file' | 'path' | 'kind'> & { before?: unknown; after?: unknown };

/** The texts of a file before and after a save; null for a missing file. */
export type Versions = Record<string, { before: string | null; after: string | null }>;

/**
 * A save, or a `draft`, which is in no file yet. `versions` are its texts, `pictures` its new files, `removed` the files
 * that it left unused. `by` is the signed-in person.
 */
export type Entry = {
  by?: Person | undefined;
  id: number;
  time: string;
  steps: Step[];
  versions: Versions;
  pictures: string[];
  removed: string[];
  draft?: Edit;
};

/**
 * The log record of a change of files: the texts, the files that come out of the trash or go into it, and the next
 * journal.
 */
type PendingWrite = { versions: Versions; restored: string[]; trashed: string[]; next: Entry[] };

const journalFile = 'var/editor/journal.json';
const pendingFile = 'var/editor/pending-write.json';
const uploadsFile = 'var/editor/uploads.json';
const trashFolder = 'var/editor/trash';

/** Milliseconds within which more typing in the same field is the same save. */
const joinTime = 5 * 60_000;

/**
 * Opens the journal of a project: its saves that are not published, and its drafts. It is a write-ahead log: a change is
 * written to `pending-write.json` before it is applied, and the next start replays it after a kill.
 */
export function openJournal(root: string) {
  const read = (): Entry[] => JSON.parse(readText(root, journalFile) ?? '[]');
  let entries = read();
  removePartFiles(root);

  function save(next: Entry[]): void {
    writeWhole(path.join(root, journalFile), `${JSON.stringify(next, null, 1)}\n`);
    entries = next;
  }

  /** Applies a change of files and journal as one step. Undoes it if a write fails. */
  function commit(write: PendingWrite): void {
    replay();
    writeWhole(path.join(root, pendingFile), JSON.stringify(write));
    try {
      applyWrite(root, write);
      save(write.next);
    } catch (error) {
      applyWrite(root, reverse(write));
      rmSync(path.join(root, pendingFile));
      throw error;
    }
    rmSync(path.join(root, pendingFile));
  }

  /** Applies the pending write of a killed process. */
  function replay(): void {
    const text = readText(root, pendingFile);
    if (!text) return;
    const write: PendingWrite = JSON.parse(text);
    applyWrite(root, write);
    save(write.next);
    rmSync(path.join(root, pendingFile));
  }

  /** Pictures that were written before the record that names them. */
  const uploads = new Set<string>(JSON.parse(readText(root, uploadsFile) ?? '[]'));
  const saveUploads = () => writeWhole(path.join(root, uploadsFile), JSON.stringify([...uploads]));

  /** Deletes uploaded pictures that no save or draft names. */
  function removeOrphans(pictures: readonly string[]): void {
    if (pictures.length === 0) return;
    const known = entries.flatMap(({ pictures, draft }) => [...pictures, ...(draft?.pictures ?? [])]);
    for (const picture of pictures) {
      if (!known.includes(picture)) rmSync(path.join(root, picture), { force: true });
      uploads.delete(picture);
    }
    saveUploads();
  }

  /** The uploads of a killed process. */
  const oldUploads = [...uploads];

  /** Recovers from a killed process. On a full disk changes fail later, but the page works. */
  function recover(): void {
    try {
      replay();
      removeOrphans(oldUploads.splice(0));
    } catch (error) {
      console.error(String(error));
    }
  }

  recover();

  function createEntry(edits: readonly Edit[]): Entry {
    return {
      by: present.getStore(),
      id: (entries.at(-1)?.id ?? 0) + 1,
      time: new Date().toISOString(),
      steps: edits.map(toStep),
      versions: {},
      pictures: edits.flatMap((edit) => edit.pictures ?? []),
      removed: [],
    };
  }

  function withoutDrafts(drafts: readonly (Edit | undefined)[]): Entry[] {
    return entries.filter(({ draft }) => !draft || !drafts.includes(draft));
  }

  /** Returns the last entry of the current person: nobody undoes the work of others. */
  function findLast(): Entry | undefined {
    return entries.filter(({ by }) => by?.mail === present.getStore()?.mail).at(-1);
  }

  return {
    /** Reads the journal again: another editor may have written it. */
    refresh() {
      entries = read();
      recover();
    },
    /** Runs work that writes pictures and then their records; deletes the pictures that no record names. */
    async withUploads<Result>(pictures: readonly string[], work: () => Promise<Result>): Promise<Result> {
      for (const picture of pictures) uploads.add(picture);
      try {
        saveUploads();
        return await work();
      } finally {
        removeOrphans(pictures);
      }
    },
    list: (): readonly Entry[] => entries.filter(({ draft }) => !draft),
    drafts: (): readonly Edit[] => entries.flatMap(({ draft }) => draft ?? []),
    findLast,
    /** Lists the people who have saved something. */
    people: () => [...new Map(entries.flatMap(({ by }) => (by ? [[by.mail, by] as const] : []))).values()],
    /**
     * Writes a save and its files.
     *
     * @param removed unused files, which go into the trash
     * @param replaced the draft of the same place
     */
    add(edits: readonly Edit[], versions: Versions, removed: string[] = [], replaced?: Edit): void {
      const others = withoutDrafts([...edits, replaced]);
      const last = others.at(-1);
      const entry = { ...createEntry(edits), versions, removed };
      const joined = last && join(last, entry);
      const newest = joined ?? entry;
      const next = [...(joined ? others.slice(0, -1) : others), ...(isEmpty(newest) ? [] : [newest])];
      commit({ versions, restored: entry.pictures, trashed: removed, next });
    },
    /** Writes a draft. @param replaced the draft of the same place */
    addDraft: (draft: Edit, replaced?: Edit) =>
      save([...withoutDrafts([replaced]), { ...createEntry([draft]), draft }]),
    removeDrafts: (drafts: readonly (Edit | undefined)[]) => save(withoutDrafts(drafts)),
    /**
     * Undoes the last entry of the current person, and keeps later changes of others.
     *
     * @throws RefusalError if a place of the entry was changed since; nothing is undone then
     */
    undo(): Entry | undefined {
      const entry = findLast();
      if (!entry) return undefined;
      const versions = rebase(root, entry.versions, 'after', 'before');
      const next = entries.filter((other) => other !== entry);
      commit({ versions, restored: entry.removed, trashed: entry.pictures, next });
      return entry;
    },
    /** Applies an undone entry again. @throws RefusalError */
    redo(entry: Entry): void {
      const versions = rebase(root, entry.versions, 'before', 'after');
      const next = [...entries, { ...entry, versions }];
      commit({ versions, restored: entry.pictures, trashed: entry.removed, next });
    },
    /** Removes the saves until a time, and empties the trash if neither undo nor redo needs it. */
    clear(until: string, undone: readonly Entry[]): void {
      save(read().filter(({ time, draft }) => draft || time > until));
      if (entries.length + undone.length === 0)
        rmSync(path.join(root, trashFolder), { recursive: true, force: true });
    },
  };
}

/**
 * Returns the texts that change a save from one side to the other, with later changes of the files.
 *
 * @throws RefusalError if both have changed the same place
 */
function rebase(
  root: string,
  versions: Versions,
  from: 'before' | 'after',
  to: 'before' | 'after',
): Versions {
  const files = Object.entries(versions).map(([file, version]) => {
    const now = readText(root, file);
    const refuse = (): never => {
      throw new RefusalError('changedSince', file);
    };
    if (now === version[from]) return [file, { before: now, after: version[to] }];
    const [base, mine, theirs] = [version[from], version[to], now].map((text) => parseJson(text ?? ''));
    if (base === undefined || mine === undefined || theirs === undefined) return refuse();
    const merged = mergeData(base, mine, theirs, refuse);
    return [file, { before: now, after: isDeepStrictEqual(merged, theirs) ? now : formatJson(merged) }];
  });
  return Object.fromEntries(files);
}

function reverse({ versions, restored, trashed, next }: PendingWrite): PendingWrite {
  const files = Object.entries(versions).map(([file, { before, after }]) => [
    file,
    { before: after, after: before },
  ]);
  return { versions: Object.fromEntries(files), restored: trashed, trashed: restored, next };
}

/** Writes the files of a pending write. A file that was changed elsewhere stays. */
function applyWrite(root: string, { versions, restored, trashed }: PendingWrite): void {
  for (const [file, { before, after }] of Object.entries(versions)) {
    const now = readText(root, file);
    if (now === after || now !== before) continue;
    if (after === null) rmSync(path.join(root, file));
    else writeWhole(path.join(root, file), after);
  }
  const trash = path.join(root, trashFolder);
  for (const file of restored) move(path.join(trash, file), path.join(root, file));
  for (const file of trashed) move(path.join(root, file), path.join(trash, file));
}

/** Deletes the temporary files of a killed process. */
function removePartFiles(root: string): void {
  for (const folder of ['content', 'messages', 'public'])
    for (const name of listFiles(path.join(root, folder)))
      if (name.endsWith('.part')) rmSync(path.join(root, folder, name));
}

function toStep(edit: Edit): Step {
  const { file, path: keys, kind } = edit;
  if (kind === 'set') return { file, path: keys, kind, before: edit.before, after: edit.value };
  return { file, path: keys, kind, after: kind === 'insert' ? edit.value : edit.to };
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Reads a file of the project; null for a missing file. */
function readText(root: string, file: string): string | null {
  const target = path.join(root, file);
  return existsSync(target) ? readFileSync(target, 'utf8') : null;
}

/** Joins two saves if the later one is more typing in the same field. */
function join(last: Entry, next: Entry): Entry | undefined {
  const [first, step] = [last.steps[0], next.steps[0]];
  const isSoon = Date.parse(next.time) - Date.parse(last.time) <= joinTime;
  if (!first || !step || !isSoon || typedIn(last) !== typedIn(next)) return undefined;
  const [then, now] = [last.versions[step.file], next.versions[step.file]];
  if (!then || !now || then.after !== now.before) return undefined;
  const versions = { [step.file]: { before: then.before, after: now.after } };
  return { ...last, time: next.time, steps: [{ ...step, before: first.before }], versions };
}

/** Returns the person and field of a save of typed text; the id of any other save. */
function typedIn({ by, id, steps: [step, ...others], pictures, removed }: Entry): string {
  const isText = step?.kind === 'set' && [...others, ...pictures, ...removed].length === 0;
  return isText ? `${by?.mail} ${fieldId(step.file, step.path)}` : String(id);
}

function isEmpty({ versions }: Entry): boolean {
  return Object.values(versions).every(({ before, after }) => before === after);
}
