import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/list-files';
import { writeWhole } from '../../lib/write-whole';
import { type Edit, fieldId } from './edit';
import { type Person, present } from './person';
import { RefusalError } from './refusal';

/** A step of a save: the place, and its value before and after. */
export type Step = Pick<Edit, 'file' | 'path' | 'kind'> & { before?: unknown; after?: unknown };

/** The texts of a file around a save; null where there was or is no such file. */
export type Versions = Record<string, { before: string | null; after: string | null }>;

/**
 * A save, or a `draft`, which is in no file yet. `versions` are its texts, `pictures` the new files of pictures,
 * `removed` the files that nothing uses since. `by` is who made it, where somebody has signed in.
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

/** A change of files with the journal after it. */
type Turn = { entry: Entry; to: 'before' | 'after'; next: Entry[] };

/** A change of files that has begun, and a picture whose record is not written yet. */
const [turning, coming] = ['var/editor/turning.json', 'var/editor/coming.json'];

/** Milliseconds within which more typing in the same field is one save. */
const oneSave = 5 * 60_000;

/** The record of what was saved and not yet published in the folder of a project, and of what could not be saved. */
export function openJournal(root: string) {
  const file = 'var/editor/journal.json';
  const aside = path.join(root, 'var/editor/removed');
  const read = (): Entry[] => JSON.parse(readText(root, file) ?? '[]');
  let entries = read();
  for (const folder of ['content', 'messages', 'public'])
    for (const name of listFiles(path.join(root, folder)))
      if (name.endsWith('.part')) rmSync(path.join(root, folder, name));

  function keep(next: Entry[]): void {
    writeWhole(path.join(root, file), `${JSON.stringify(next, null, 1)}\n`);
    entries = next;
  }

  /** Leads files and journal on together: a kill or a full disk between them is completed or undone by the next start. */
  function turn(plan: Turn): void {
    complete();
    writeWhole(path.join(root, turning), JSON.stringify(plan));
    try {
      lead(plan.entry, plan.to);
      keep(plan.next);
    } catch (error) {
      lead(plan.entry, plan.to === 'after' ? 'before' : 'after');
      rmSync(path.join(root, turning));
      throw error;
    }
    rmSync(path.join(root, turning));
  }

  /** Does what was begun. */
  function complete(): void {
    const text = readText(root, turning);
    if (!text) return;
    const { entry, to, next }: Turn = JSON.parse(text);
    lead(entry, to);
    keep(next);
    rmSync(path.join(root, turning));
  }

  /** Pictures whose records are not written yet. */
  const brought = new Set<string>(JSON.parse(readText(root, coming) ?? '[]'));
  const keepBrought = () => writeWhole(path.join(root, coming), JSON.stringify([...brought]));

  /** Removes pictures that no record has taken. */
  function settle(pictures: readonly string[]): void {
    if (pictures.length === 0) return;
    const known = entries.flatMap(({ pictures, draft }) => [...pictures, ...(draft?.pictures ?? [])]);
    for (const picture of pictures) {
      if (!known.includes(picture)) rmSync(path.join(root, picture), { force: true });
      brought.delete(picture);
    }
    keepBrought();
  }

  /** Pictures that an earlier process brought. */
  const former = [...brought];

  /** Completes the steps of an earlier process; a disk that is still full stops changes, not the page. */
  function recover(): void {
    try {
      complete();
      settle(former.splice(0));
    } catch (error) {
      console.error(String(error));
    }
  }

  recover();

  function entryOf(edits: readonly Edit[]): Entry {
    const pictures = edits.flatMap((edit) => edit.pictures ?? []);
    const [id, time] = [(entries.at(-1)?.id ?? 0) + 1, new Date().toISOString()];
    return {
      id,
      by: present.getStore(),
      time,
      steps: edits.map(toStep),
      versions: {},
      pictures,
      removed: [],
    };
  }

  function othersThan(drafts: readonly (Edit | undefined)[]): Entry[] {
    return entries.filter(({ draft }) => !draft || !drafts.includes(draft));
  }

  return {
    /** Reads it again: another editor, or an import of units, may have written. */
    refresh() {
      entries = read();
      recover();
    },
    /** Lets work write pictures and then their records, and removes the pictures that no record has taken. */
    async bring<Result>(pictures: readonly string[], work: () => Promise<Result>): Promise<Result> {
      for (const picture of pictures) brought.add(picture);
      try {
        keepBrought();
        return await work();
      } finally {
        settle(pictures);
      }
    },
    list: (): readonly Entry[] => entries.filter(({ draft }) => !draft),
    drafts: (): readonly Edit[] => entries.flatMap(({ draft }) => draft ?? []),
    /** The last entry, saved or not. */
    last: (): Entry | undefined => entries.at(-1),
    /** Whose saves they are, each once. */
    people: () => [...new Map(entries.flatMap(({ by }) => (by ? [[by.mail, by] as const] : []))).values()],
    /**
     * Writes a save and its files, which may take the place of a draft; the files that nothing uses any more are put aside,
     * from where undo takes them back.
     */
    add(edits: readonly Edit[], versions: Versions, removed: string[] = [], replaced?: Edit): void {
      const others = othersThan([...edits, replaced]);
      const last = others.at(-1);
      const entry = { ...entryOf(edits), versions, removed };
      const joined = last && join(last, entry);
      const own = joined ?? entry;
      const next = [...(joined ? others.slice(0, -1) : others), ...(isNothing(own) ? [] : [own])];
      turn({ entry, to: 'after', next });
    },
    /** Writes a draft down, which may take the place of another. */
    hold: (draft: Edit, replaced?: Edit) => keep([...othersThan([replaced]), { ...entryOf([draft]), draft }]),
    /** Forgets drafts. */
    drop: (drafts: readonly (Edit | undefined)[]) => keep(othersThan(drafts)),
    /**
     * Takes back what was done last.
     *
     * @throws RefusalError when somebody else changed a file since; nothing is taken back then
     */
    undo(): Entry | undefined {
      const entry = entries.at(-1);
      if (entry) expectSame(entry, 'after');
      if (entry) turn({ entry, to: 'before', next: entries.slice(0, -1) });
      return entry;
    },
    /** Does it again. @throws RefusalError */
    redo(entry: Entry): void {
      expectSame(entry, 'before');
      turn({ entry, to: 'after', next: [...entries, entry] });
    },
    /** Forgets what was saved until a time, and the removed files once neither undo nor redo can need them. */
    clear(until: string, undone: readonly Entry[]): void {
      keep(read().filter(({ time, draft }) => draft || time > until));
      if (entries.length + undone.length === 0) rmSync(aside, { recursive: true, force: true });
    },
  };

  /** @throws RefusalError when somebody else has changed a file of a save */
  function expectSame({ versions }: Entry, side: 'before' | 'after'): void {
    const changed = Object.entries(versions).find(
      ([file, version]) => readText(root, file) !== version[side],
    );
    if (changed) throw new RefusalError('changedSince', changed[0]);
  }

  /** Leads the files of a save to one side of it, but for those that somebody else has changed. */
  function lead({ versions, pictures, removed }: Entry, to: 'before' | 'after'): void {
    for (const [file, version] of Object.entries(versions)) {
      const [now, text] = [readText(root, file), version[to]];
      if (now === text || (now !== version.before && now !== version.after)) continue;
      if (text === null) rmSync(path.join(root, file));
      else writeWhole(path.join(root, file), text);
    }
    const [come, go] = to === 'before' ? [removed, pictures] : [pictures, removed];
    for (const picture of come) move(path.join(aside, picture), path.join(root, picture));
    for (const picture of go) move(path.join(root, picture), path.join(aside, picture));
  }
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

/** A file of the project; null where it is not there. */
function readText(root: string, file: string): string | null {
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
