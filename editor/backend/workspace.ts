import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lockFile } from '../../content/rules';
import { routing } from '../../i18n/routing';
import { parseJson } from '../../lib/parse-json';
import { valueAt } from '../../lib/value-at';
import { writeWhole } from '../../lib/write-whole';
import { readCodeKeys } from '../../tools/check/code-keys';
import { catalogOf, listWordFiles } from '../../tools/check/site-files';
import { fixText } from '../../tools/check/typography-rules';
import { basePath, type Edit, isIn, isSamePlace, type Place } from './edit';
import { type Issue, openCheck } from './issues';
import { type Entry, openJournal, type Step, type Versions } from './journal';
import { ConflictError, editJson } from './json-edit';
import { OutsideError, placeOf } from './place';
import { readState } from './state-file';

/** A change that is not in the file: the check refuses it. With `conflict` the file was changed since, and has `now` there. */
export type Draft = { edit: Edit; conflict?: { now?: unknown } };

/** What the page shows. */
export type View = {
  /** Changes with everything else. */
  version: string;
  /** The data of every catalog and record with the drafts in it; null for a file that cannot be read. */
  files: Record<string, unknown>;
  issues: Issue[];
  drafts: Draft[];
  /** `by` is the name of who made it, where somebody has signed in. */
  changes: (Pick<Entry, 'id' | 'time' | 'steps'> & { by?: string })[];
  /** What would be taken back, and what would be made again. */
  undo?: Step | undefined;
  redo?: Step | undefined;
  /** How often the pages ask for a message, by its key. */
  uses: Record<string, number>;
};

/** What can be taken back or made again: a save, or a change that could not be saved. */
type Turn = { entry: Entry } | { draft: Edit };

const catalogs = routing.locales.map(catalogOf);

/**
 * The words and records of the project in a folder as the editor changes them. Only what the check accepts is written;
 * everything else is kept as a draft in `var/editor`, which a restart finds again.
 */
export function openWorkspace(root: string) {
  const check = openCheck(root);
  const journal = openJournal(root);
  const draftFile = path.join(root, 'var/editor/drafts.json');
  let drafts = readState<Edit[]>(draftFile, []);
  /** What was taken back since the last change, the newest last. */
  let undone: Turn[] = [];
  let last: { key: string; view: View } | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  /** One after the other: each change is judged on what the one before has left. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = queue.then(work);
    queue = turn.catch(() => {});
    return turn;
  }

  function readText(file: string): string {
    return readFileSync(path.join(root, file), 'utf8');
  }

  /** @throws OutsideError where it is no catalog or record */
  function expectWords(file: string): void {
    if (placeOf(root, file) && !listWordFiles(root).includes(file)) throw new OutsideError(file);
  }

  function keepDrafts(next: Edit[]): void {
    drafts = next;
    writeWhole(draftFile, `${JSON.stringify(drafts, null, 1)}\n`);
  }

  /** Takes away the files that came with drafts which are given up. */
  function dropPictures(given: readonly Edit[]): void {
    for (const picture of given.flatMap(({ pictures = [] }) => pictures))
      rmSync(path.join(root, picture), { force: true });
  }

  /** The texts after some edits. @throws ConflictError */
  function apply(edits: readonly Edit[]): Map<string, string> {
    const texts = new Map<string, string>();
    for (const edit of edits) {
      expectWords(edit.file);
      texts.set(edit.file, editJson(texts.get(edit.file) ?? readText(edit.file), edit));
    }
    return texts;
  }

  /**
   * Good is what adds no error to those that stand already, and leaves none where it changes something; unused are the
   * pictures and drawings that nothing would use any more.
   */
  async function tryOut(edits: readonly Edit[]) {
    const known = new Set((await check()).map(keyOf));
    const texts = apply(edits);
    const issues = await check(texts);
    const isHere = ({ file, field }: Issue) => edits.some((edit) => isIn({ file, path: [field] }, edit));
    const wrong = issues.filter(
      (issue) => issue.level === 'error' && (isHere(issue) || !known.has(keyOf(issue))),
    );
    const unused = wrong.filter((issue) => issue.unused).map(({ file }) => file);
    return { texts, issues, unused, good: wrong.length === unused.length };
  }

  /** Writes the texts that differ from what is there. */
  function write(texts: ReadonlyMap<string, string>): Versions {
    const versions: Versions = {};
    for (const [file, after] of texts) {
      const before = readText(file);
      if (before === after) continue;
      writeWhole(path.join(root, file), after);
      versions[file] = { before, after };
    }
    return versions;
  }

  /** What was done last, saved or not. */
  function lastTurn(): Turn | undefined {
    const [entry, draft] = [journal.list().at(-1), drafts.at(-1)];
    if (draft && (draft.time ?? '') >= (entry?.time ?? '')) return { draft };
    return entry && { entry };
  }

  /** The texts of files as the page shows them, with what can be applied of the drafts, and all drafts. */
  function applyDrafts() {
    const texts = new Map<string, string>();
    const textOf = (file: string) => texts.get(file) ?? readText(file);
    const shown = drafts.map((edit): Draft => {
      try {
        texts.set(edit.file, editJson(textOf(edit.file), edit));
        return { edit };
      } catch (error) {
        return { edit, conflict: { now: catchConflict(error).now } };
      }
    });
    return { texts, textOf, shown };
  }

  /** @throws ConflictError when the place has another value than the edit is based on, a draft of somebody else included */
  async function change(edit: Edit): Promise<void> {
    expectWords(edit.file);
    const { textOf, shown } = applyDrafts();
    const now = valueAt(JSON.parse(textOf(edit.file)), basePath(edit));
    if (!isDeepStrictEqual(now, edit.before)) throw new ConflictError(now);
    undone = [];
    const replaced = shown.find((draft) => isSamePlace(draft.edit, edit));
    // Typing on goes on from what was in the file at first.
    const before = replaced && !replaced.conflict ? replaced.edit.before : edit.before;
    const own: Edit = { ...edit, before, time: new Date().toISOString() };
    if (replaced) dropPictures([replaced.edit]);
    const others = drafts.filter((draft) => draft !== replaced?.edit);
    // A field that is again as it was in the file needs no saving.
    if (own.kind === 'set' && isDeepStrictEqual(own.value, before)) return keepDrafts(others);
    const mates = [...others.filter((draft) => subjectOf(draft) === subjectOf(own)), own];
    // An item that was added is whole without what else of its record could not be saved.
    const outer = mates.find((mate) => isIn(own, mate)) ?? own;
    const near = mates.filter((mate) => isIn(mate, outer));
    const tries = new Map([mates, near, [own]].map((edits) => [edits.length, edits]));
    for (const edits of tries.values()) {
      const result = await tryOut(edits).catch(catchConflict);
      if (result instanceof ConflictError || !result.good) continue;
      const steps = edits.map(toStep);
      const versions = write(result.texts);
      const pictures = edits.flatMap((edit) => edit.pictures ?? []);
      if (Object.keys(versions).length > 0)
        journal.add(steps, versions, { pictures, removed: result.unused });
      return keepDrafts(others.filter((draft) => !edits.includes(draft)));
    }
    keepDrafts([...others, own]);
  }

  async function view(): Promise<View> {
    const words = listWordFiles(root);
    const state = [...words, lockFile].map((file) => `${file}\n${readText(file)}`);
    const key = createHash('sha256')
      .update(JSON.stringify([state, drafts, undone, journal.list().map(({ id, time }) => [id, time])]))
      .digest('hex');
    if (last?.key === key) return last.view;
    const { texts, textOf, shown } = applyDrafts();
    const files = words.map((file) => [file, parseJson(textOf(file)) ?? null]);
    const changes = journal.list().map(({ id, by, time, steps }) => ({ id, by: by?.name, time, steps }));
    last = {
      key,
      view: {
        version: key,
        files: Object.fromEntries(files),
        issues: await check(texts),
        drafts: shown,
        changes,
        undo: stepOf(lastTurn()),
        redo: stepOf(undone.at(-1)),
        uses: countUses(root),
      },
    };
    return last.view;
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
     * @param pictures files that came with them
     * @param isTrial to write nothing in any case
     * @returns what stands against it
     */
    changeAll: (edits: Edit[], pictures: string[] = [], isTrial = false) =>
      inTurn(async () => {
        const { texts, issues, unused, good } = await tryOut(edits);
        if (!good) return issues.filter(({ level }) => level === 'error');
        if (isTrial) return [];
        undone = [];
        journal.add(edits.map(toStep), write(texts), { pictures, removed: unused });
        return [];
      }),
    /** Gives up what was not written of a place. */
    discard: (place: Place) =>
      inTurn(async () => {
        dropPictures(drafts.filter((draft) => isIn(draft, place)));
        keepDrafts(drafts.filter((draft) => !isIn(draft, place)));
      }),
    /** Takes back what was done last, saved or not. @throws RefusalError */
    undo: () =>
      inTurn(async () => {
        const turn = lastTurn();
        if (!turn) return;
        if ('draft' in turn) {
          dropPictures([turn.draft]);
          keepDrafts(drafts.slice(0, -1));
        } else journal.undo();
        // Its files are gone.
        undone = 'draft' in turn && turn.draft.pictures ? [] : [...undone, turn];
      }),
    /** Makes again what was taken back last. @throws RefusalError */
    redo: () =>
      inTurn(async () => {
        const turn = undone.at(-1);
        if (!turn) return;
        if ('entry' in turn) journal.redo(turn.entry);
        else keepDrafts([...drafts, turn.draft]);
        undone = undone.slice(0, -1);
      }),
    /** Fixes the typography of one text, where only one fix is possible. */
    fix: ({ file, path: keys }: Place) =>
      inTurn(async () => {
        expectWords(file);
        const before = valueAt(JSON.parse(applyDrafts().textOf(file)), keys);
        if (typeof before !== 'string') return;
        const locale =
          routing.locales.find((known) => catalogOf(known) === file || keys.includes(known)) ??
          routing.defaultLocale;
        await change({ kind: 'set', file, path: keys, before, value: fixText(locale, before) });
      }),
    /** Runs what changes files in another way, while no edit does. */
    alone: inTurn,
  };
}

export type Workspace = ReturnType<typeof openWorkspace>;

/** How often the code asks for a message, by its key. */
function countUses(root: string): Record<string, number> {
  const count: Record<string, number> = {};
  for (const key of readCodeKeys(root).uses.flatMap(({ keys }) => keys)) count[key] = (count[key] ?? 0) + 1;
  return count;
}

/** What is judged together: a record, or a message in every language. */
function subjectOf({ file, path: keys }: Edit): string {
  return catalogs.includes(file) ? `message ${keys.join('.')}` : file;
}

function stepOf(turn: Turn | undefined): Step | undefined {
  if (!turn) return undefined;
  return 'draft' in turn ? toStep(turn.draft) : turn.entry.steps[0];
}

function toStep(edit: Edit): Step {
  const { file, path: keys, kind } = edit;
  if (kind === 'set') return { file, path: keys, kind, before: edit.before, after: edit.value };
  return { file, path: keys, kind, after: kind === 'insert' ? edit.value : edit.to };
}

function catchConflict(error: unknown): ConflictError {
  if (!(error instanceof ConflictError)) throw error;
  return error;
}

function keyOf({ level, file, field, hint }: Issue): string {
  return JSON.stringify([level, file, field, hint.en]);
}
