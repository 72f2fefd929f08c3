import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../lib/value-at';
import { lockFile } from '../../model/schema';
import { listWordFiles } from '../../tools/check/site-files';
import { formatJson } from '../../tools/files/format-json';
import { parseJson } from '../../tools/files/parse-json';
import { planProject } from '../../tools/new-project/make';
import { resolvePath } from '../merge/items';
import { rebaseEdit } from '../merge/rebase';
import { listMissing, restoreFiles } from '../publish/history';
import { applyEdit, basePath, type Edit, isIn, isSamePlace, locateEdit, type Place } from './edit';
import { type Issue, openCheck } from './issues';
import { type Entry, openJournal, type Versions } from './journal';
import { present } from './person';
import { OutsideError, placeOf } from './place';
import { ConflictError } from './refusal';

/** A change that the check rejects. `conflict` has the value of the file, which another person has changed. */
export type Draft = { edit: Edit; conflict?: { now?: unknown } | undefined };

/**
 * Opens the texts and records of a project for changes. A change that the check accepts is written to its file; any other
 * one becomes a draft in `var/editor`, which a restart keeps.
 */
export function openWorkspace(root: string) {
  const check = openCheck(root);
  const journal = openJournal(root);
  /** The undone entries of each person since their last change, the newest last. */
  const undone = new Map<string | undefined, Entry[]>();
  let queue: Promise<unknown> = Promise.resolve();

  /** Runs changes one after the other: each is checked with the result of the one before. */
  function runAlone<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(() => {
      journal.refresh();
      return work();
    });
    queue = result.catch(() => {});
    return result;
  }

  const currentPerson = () => present.getStore()?.mail;
  const undoneByPerson = () => undone.get(currentPerson()) ?? [];

  /** Returns the data of a file; undefined for a missing file and invalid JSON. */
  function readFileData(file: string): unknown {
    const target = path.join(root, file);
    return existsSync(target) ? parseJson(readFileSync(target, 'utf8')) : undefined;
  }

  /** @throws OutsideError if a file is no catalog or record */
  function expectText(file: string): void {
    if (placeOf(root, file) && !listWordFiles(root).includes(file)) throw new OutsideError(file);
  }

  /** Deletes the uploaded pictures of discarded drafts. */
  function deletePictures(drafts: readonly Edit[]): void {
    for (const picture of drafts.flatMap(({ pictures = [] }) => pictures))
      rmSync(path.join(root, picture), { force: true });
  }

  /**
   * Applies edits to the data of their files; returns the conflicts of those that cannot be applied, and the edits with
   * their current indexes.
   */
  function apply(edits: readonly Edit[]) {
    const changed = new Map<string, unknown>();
    const located = new Map<Edit, Edit>();
    const conflicts = new Map<Edit, ConflictError>();
    const dataOf = (file: string) => (changed.has(file) ? changed.get(file) : readFileData(file));
    for (const edit of edits) {
      const data = dataOf(edit.file);
      const current = locateEdit(edit, data);
      located.set(edit, current);
      const rebased = rebaseEdit(current, data);
      if (rebased) changed.set(edit.file, applyEdit(data, rebased));
      else conflicts.set(edit, new ConflictError(valueAt(data, basePath(current))));
    }
    const texts = new Map(Array.from(changed, ([file, data]) => [file, formatJson(data)]));
    return { texts, dataOf, conflicts, locate: (edit: Edit) => located.get(edit) ?? edit };
  }

  /**
   * Checks edits together. `isValid`: they add no error, and leave none in the fields that they change. `unused`: the
   * pictures and drawings that they leave unused.
   *
   * @throws OutsideError
   */
  async function tryEdits(edits: readonly Edit[]) {
    for (const { file } of edits) expectText(file);
    const known = new Set((await check()).map(keyOf));
    const { texts, conflicts, locate } = apply(edits);
    const issues = await check(texts);
    const isChanged = ({ file, field }: Issue) =>
      edits.some((edit) => isIn({ file, path: [field] }, locate(edit)));
    const errors = issues.filter(
      (issue) => issue.level === 'error' && (isChanged(issue) || !known.has(keyOf(issue))),
    );
    const unused = errors.filter((issue) => issue.unused).map(({ file }) => file);
    const [conflict] = conflicts.values();
    return { texts, issues, unused, conflict, isValid: !conflict && errors.length === unused.length };
  }

  type Trial = Awaited<ReturnType<typeof tryEdits>>;

  /** Writes the texts that differ from their files. */
  function save(edits: readonly Edit[], { texts, unused }: Trial, replaced?: Edit): void {
    const versions: Versions = {};
    for (const [file, after] of texts) {
      const before = readFileSync(path.join(root, file), 'utf8');
      if (before !== after) versions[file] = { before, after };
    }
    journal.add(edits, versions, unused, replaced);
  }

  /** @throws ConflictError if the edit conflicts with the file or with a draft of another person */
  async function change(sent: Edit): Promise<void> {
    expectText(sent.file);
    const drafts = journal.drafts();
    const { dataOf, conflicts, locate } = apply(drafts);
    const edit = locateEdit(sent, dataOf(sent.file));
    const rebased = rebaseEdit(edit, dataOf(edit.file));
    if (!rebased) throw new ConflictError(valueAt(dataOf(edit.file), basePath(edit)));
    // The page sends an edit again if it got no answer.
    const isRepeated = rebased !== edit && rebased.kind === 'set';
    if (isRepeated && isDeepStrictEqual(rebased.value, rebased.before)) return;
    undone.delete(currentPerson());
    const replaced = drafts.find((draft) => isSamePlace(locate(draft), edit));
    // The first draft of a field has the value of the file.
    const before = replaced && !conflicts.has(replaced) ? replaced.before : rebased.before;
    // An item that only drafts have, or have renamed, is found by its index.
    const isNamed = rebased.named && resolvePath(rebased.named, readFileData(edit.file));
    const newest: Edit = { ...rebased, before, named: isNamed ? rebased.named : undefined };
    if (replaced) deletePictures([replaced]);
    if (newest.kind === 'set' && isDeepStrictEqual(newest.value, before))
      return journal.removeDrafts([replaced]);
    const others = drafts.filter((draft) => draft !== replaced);
    const ofRecord = [...others.filter((draft) => subjectOf(draft) === subjectOf(newest)), newest];
    // A new item can be saved while another field of its record is invalid.
    const outer = ofRecord.find((draft) => isIn(newest, locate(draft))) ?? newest;
    const ofItem = ofRecord.filter((draft) => isIn(locate(draft), locate(outer)));
    for (const edits of distinct([ofRecord, ofItem, [newest]])) {
      const result = await tryEdits(edits);
      if (result.isValid) return save(edits, result, replaced);
    }
    journal.addDraft(newest, replaced);
  }

  /** Returns the state for the page, and a `version` that changes with it. */
  async function view() {
    const drafts = journal.drafts();
    const { texts, dataOf, conflicts, locate } = apply(drafts);
    const files = listWordFiles(root).map((file) => [file, dataOf(file) ?? null]);
    const shown = {
      /** The data of every catalog and record, with the drafts; null for a missing or invalid file. */
      files: Object.fromEntries(files) as Record<string, unknown>,
      issues: await check(texts),
      drafts: drafts.map((edit): Draft => ({ edit: locate(edit), conflict: conflicts.get(edit) })),
      /** `by` is the name of the signed-in person. */
      changes: journal.list().map(({ id, by, time, steps }) => ({ id, by: by?.name, time, steps })),
      /** The next steps of undo and redo of the current person. */
      undo: journal.findLast()?.steps[0],
      redo: undoneByPerson().at(-1)?.steps[0],
    };
    const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex');
    return { ...shown, version };
  }

  return {
    root,
    journal,
    view: () => runAlone(view),
    /** Writes a change if the check accepts it, alone or with drafts of the same record; otherwise adds a draft. */
    change: (edit: Edit) => runAlone(() => change(edit)),
    /**
     * Writes some changes together, without drafts.
     *
     * @param isTrial whether nothing is written
     * @returns the errors that prevent it; nothing is written then
     */
    changeAll: (edits: Edit[], isTrial = false) =>
      runAlone(async () => {
        const result = await tryEdits(edits);
        if (result.conflict) throw result.conflict;
        if (!result.isValid) return result.issues.filter(({ level }) => level === 'error');
        if (isTrial) return [];
        undone.delete(currentPerson());
        save(edits, result);
        return [];
      }),
    /** Restores the value that a place had before a commit, with its pictures. */
    takeBack: (edit: Edit, commit: string) =>
      runAlone(() => {
        const missing = listMissing(root, 'value' in edit ? edit.value : undefined);
        return journal.withUploads(missing, async () =>
          change({ ...edit, pictures: await restoreFiles(root, commit, missing) }),
        );
      }),
    /**
     * Creates a project as a draft.
     *
     * @returns its file
     * @throws NameError if the name is invalid or taken
     */
    addProject: (name: string) =>
      runAlone(async () => {
        const { record, texts } = planProject(root, name);
        journal.add([{ kind: 'insert', file: record, path: [], value: name }], {
          [record]: { before: null, after: texts.record },
          [lockFile]: { before: readFileSync(path.join(root, lockFile), 'utf8'), after: texts.lock },
        });
        return record;
      }),
    /** Deletes the drafts of a place. */
    discard: (place: Place) =>
      runAlone(async () => {
        const { locate } = apply(journal.drafts());
        const drafts = journal.drafts().filter((draft) => isIn(locate(draft), place));
        deletePictures(drafts);
        journal.removeDrafts(drafts);
      }),
    /** Undoes the last save or draft of the current person. @throws RefusalError */
    undo: () =>
      runAlone(async () => {
        const entry = journal.undo();
        if (entry) undone.set(currentPerson(), [...undoneByPerson(), entry]);
      }),
    /** Applies the last undone entry of the current person again. @throws RefusalError */
    redo: () =>
      runAlone(async () => {
        const entry = undoneByPerson().at(-1);
        if (entry) journal.redo(entry);
        undone.set(currentPerson(), undoneByPerson().slice(0, -1));
      }),
    /** Removes published saves: those until a time. */
    clear: (until: string) => journal.clear(until, [...undone.values()].flat()),
    runAlone,
  };
}

export type Workspace = ReturnType<typeof openWorkspace>;

export type View = Awaited<ReturnType<Workspace['view']>>;

/** Skips each list that is as long as the one before: it has the same edits. */
function distinct(lists: readonly Edit[][]): Edit[][] {
  return lists.filter((edits, index) => edits.length !== lists[index - 1]?.length);
}

/** Returns the id of a record, or of a message in all languages: their drafts are saved together. */
function subjectOf({ file, path: keys }: Edit): string {
  return file.startsWith('messages/') ? `message ${keys.join('.')}` : file;
}

function keyOf({ level, file, field, hint }: Issue): string {
  return JSON.stringify([level, file, field, hint.en]);
}
