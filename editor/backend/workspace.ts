import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { formatJson } from '../../lib/format-json';
import { parseJson } from '../../lib/parse-json';
import { valueAt } from '../../lib/value-at';
import { lockFile } from '../../model/rules';
import { listWordFiles } from '../../tools/check/site-files';
import { planProject } from '../../tools/new-project/make';
import { listMissing, restoreFiles } from '../publish/history';
import { applyEdit, basePath, type Edit, isIn, isSamePlace, type Place } from './edit';
import { type Issue, openCheck } from './issues';
import { type Entry, openJournal, type Versions } from './journal';
import { OutsideError, placeOf } from './place';
import { ConflictError } from './refusal';

/** A change that is not in the file: the check refuses it. With `conflict` the file was changed since, and has `now` there. */
export type Draft = { edit: Edit; conflict?: { now?: unknown } | undefined };

/**
 * The words and records of the project in a folder as the editor changes them. Only what the check accepts is written;
 * everything else is kept as a draft in `var/editor`, which a restart finds again.
 */
export function openWorkspace(root: string) {
  const check = openCheck(root);
  const journal = openJournal(root);
  /** Undone entries since the last change, the newest last. */
  let undone: Entry[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  /** One after the other: each change is judged on what the one before has left. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = queue.then(() => {
      journal.refresh();
      return work();
    });
    queue = turn.catch(() => {});
    return turn;
  }

  /** Returns the data of a file; undefined for a missing file and invalid JSON. */
  function readFileData(file: string): unknown {
    const target = path.join(root, file);
    return existsSync(target) ? parseJson(readFileSync(target, 'utf8')) : undefined;
  }

  /** @throws OutsideError where it is no catalog or record */
  function expectWords(file: string): void {
    if (placeOf(root, file) && !listWordFiles(root).includes(file)) throw new OutsideError(file);
  }

  /** Takes away the files that came with drafts which are given up. */
  function dropPictures(given: readonly Edit[]): void {
    for (const picture of given.flatMap(({ pictures = [] }) => pictures))
      rmSync(path.join(root, picture), { force: true });
  }

  /** Applies the edits whose place has the value that they are based on; returns the conflicts of the others. */
  function apply(edits: readonly Edit[]) {
    const changed = new Map<string, unknown>();
    const conflicts = new Map<Edit, ConflictError>();
    const dataOf = (file: string) => (changed.has(file) ? changed.get(file) : readFileData(file));
    for (const edit of edits) {
      const data = dataOf(edit.file);
      const now = valueAt(data, basePath(edit));
      if (data !== undefined && isDeepStrictEqual(now, edit.before))
        changed.set(edit.file, applyEdit(data, edit));
      else conflicts.set(edit, new ConflictError(now));
    }
    const texts = new Map(Array.from(changed, ([file, data]) => [file, formatJson(data)]));
    return { texts, dataOf, conflicts };
  }

  /**
   * Judges edits together. `good`: they add no error to those there are, and leave none in the fields that they change.
   * `unused`: the pictures and drawings that nothing would use any more.
   *
   * @throws OutsideError
   */
  async function tryOut(edits: readonly Edit[]) {
    for (const { file } of edits) expectWords(file);
    const known = new Set((await check()).map(keyOf));
    const { texts, conflicts } = apply(edits);
    const issues = await check(texts);
    const isHere = ({ file, field }: Issue) => edits.some((edit) => isIn({ file, path: [field] }, edit));
    const wrong = issues.filter(
      (issue) => issue.level === 'error' && (isHere(issue) || !known.has(keyOf(issue))),
    );
    const unused = wrong.filter((issue) => issue.unused).map(({ file }) => file);
    const [conflict] = conflicts.values();
    return { texts, issues, unused, conflict, good: !conflict && wrong.length === unused.length };
  }

  type Trial = Awaited<ReturnType<typeof tryOut>>;

  /** Writes the texts that differ from what is there. */
  function save(edits: readonly Edit[], { texts, unused }: Trial, replaced?: Edit): void {
    const versions: Versions = {};
    for (const [file, after] of texts) {
      const before = readFileSync(path.join(root, file), 'utf8');
      if (before !== after) versions[file] = { before, after };
    }
    journal.add(edits, versions, unused, replaced);
  }

  /** @throws ConflictError when the place has another value than the edit is based on, a draft of somebody else included */
  async function change(edit: Edit): Promise<void> {
    expectWords(edit.file);
    const drafts = journal.drafts();
    const { dataOf, conflicts } = apply(drafts);
    const now = valueAt(dataOf(edit.file), basePath(edit));
    if (!isDeepStrictEqual(now, edit.before)) {
      // Sent again because the answer was lost.
      if (edit.kind === 'set' && isDeepStrictEqual(now, edit.value)) return;
      throw new ConflictError(now);
    }
    undone = [];
    const replaced = drafts.find((draft) => isSamePlace(draft, edit));
    // Typing on goes on from what was in the file at first.
    const before = replaced && !conflicts.has(replaced) ? replaced.before : edit.before;
    const own: Edit = { ...edit, before };
    if (replaced) dropPictures([replaced]);
    // A field that is again as it was in the file needs no saving.
    if (own.kind === 'set' && isDeepStrictEqual(own.value, before)) return journal.drop([replaced]);
    const others = drafts.filter((draft) => draft !== replaced);
    const mates = [...others.filter((draft) => subjectOf(draft) === subjectOf(own)), own];
    // An item that was added is whole without what else of its record could not be saved.
    const outer = mates.find((mate) => isIn(own, mate)) ?? own;
    const near = mates.filter((mate) => isIn(mate, outer));
    const tries = new Map([mates, near, [own]].map((edits) => [edits.length, edits]));
    for (const edits of tries.values()) {
      const result = await tryOut(edits);
      if (result.good) return save(edits, result, replaced);
    }
    journal.hold(own, replaced);
  }

  /** Returns the state of the page, with a `version` that changes with it. */
  async function view() {
    const drafts = journal.drafts();
    const { texts, dataOf, conflicts } = apply(drafts);
    const files = listWordFiles(root).map((file) => [file, dataOf(file) ?? null]);
    const shown = {
      /** The data of every catalog and record with the drafts in it; null for a file that cannot be read. */
      files: Object.fromEntries(files) as Record<string, unknown>,
      issues: await check(texts),
      drafts: drafts.map((edit): Draft => ({ edit, conflict: conflicts.get(edit) })),
      /** `by` is the name of who made it, where somebody has signed in. */
      changes: journal.list().map(({ id, by, time, steps }) => ({ id, by: by?.name, time, steps })),
      /** The next steps of undo and redo. */
      undo: journal.last()?.steps[0],
      redo: undone.at(-1)?.steps[0],
    };
    const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex');
    return { ...shown, version };
  }

  return {
    root,
    journal,
    view: () => inTurn(view),
    /** Writes a change when the check accepts it, alone or with the drafts of the same subject; else keeps it as a draft. */
    change: (edit: Edit) => inTurn(() => change(edit)),
    /**
     * Writes some changes together or not at all, and keeps no draft of them.
     *
     * @param isTrial to write nothing in any case
     * @returns the errors that prevent it
     */
    changeAll: (edits: Edit[], isTrial = false) =>
      inTurn(async () => {
        const result = await tryOut(edits);
        if (result.conflict) throw result.conflict;
        if (!result.good) return result.issues.filter(({ level }) => level === 'error');
        if (isTrial) return [];
        undone = [];
        save(edits, result);
        return [];
      }),
    /** Makes a change back to what was at a place before a commit, with the pictures that went with it. */
    takeBack: (edit: Edit, commit: string) =>
      inTurn(() => {
        const missing = listMissing(root, 'value' in edit ? edit.value : undefined);
        return journal.bring(missing, async () =>
          change({ ...edit, pictures: await restoreFiles(root, commit, missing) }),
        );
      }),
    /**
     * Makes a project as a draft, with its address and its folder for pictures.
     *
     * @returns its file
     * @throws NameError when the name is wrong or taken
     */
    addProject: (name: string) =>
      inTurn(async () => {
        const { record, texts } = planProject(root, name);
        journal.add([{ kind: 'insert', file: record, path: [], value: name }], {
          [record]: { before: null, after: texts.record },
          [lockFile]: { before: readFileSync(path.join(root, lockFile), 'utf8'), after: texts.lock },
        });
        return record;
      }),
    /** Gives up what was not written of a place. */
    discard: (place: Place) =>
      inTurn(async () => {
        const drafts = journal.drafts().filter((draft) => isIn(draft, place));
        dropPictures(drafts);
        journal.drop(drafts);
      }),
    /** Takes back what was done last, saved or not. @throws RefusalError */
    undo: () =>
      inTurn(async () => {
        const entry = journal.undo();
        if (entry) undone = [...undone, entry];
      }),
    /** Makes again what was taken back last. @throws RefusalError */
    redo: () =>
      inTurn(async () => {
        const entry = undone.at(-1);
        if (entry) journal.redo(entry);
        undone = undone.slice(0, -1);
      }),
    /** Forgets what was published: the saves until a time. */
    clear: (until: string) => journal.clear(until, undone),
    /** Runs what changes files in another way, while no edit does. */
    alone: inTurn,
  };
}

export type Workspace = ReturnType<typeof openWorkspace>;

export type View = Awaited<ReturnType<Workspace['view']>>;

/** The unit of a check: a record, or a message in every language. */
function subjectOf({ file, path: keys }: Edit): string {
  return file.startsWith('messages/') ? `message ${keys.join('.')}` : file;
}

function keyOf({ level, file, field, hint }: Issue): string {
  return JSON.stringify([level, file, field, hint.en]);
}
