import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../lib/value-at';
import { type Difference, listDifferences, type Path, relocate } from '../merge/differences';
import { identityOf, namePath } from '../merge/items';
import { listChangedFiles, readData, tryGit } from './git';

/** An edit that restores an old value; `before` is the current value. */
type Reversal = { file: string; before?: unknown } & (
  | { kind: 'set'; path: Path; named: Path; value?: unknown }
  | { kind: 'insert'; path: Path; value: unknown }
);

/**
 * A published change. `state`: the place still has the published value (`same`), another one (`changed`), or the value
 * before (`back`). Without `back` it cannot be restored: its place is gone, or it is a whole file.
 */
export type PublishedChange = Difference & {
  file: string;
  state: 'same' | 'changed' | 'back';
  now?: unknown;
  back?: Reversal;
};

export type PublishedCommit = {
  commit: string;
  time: string;
  people: string[];
  changes: PublishedChange[];
  /** How many more changes it has. */
  more: number;
};

/** Listed changes of one commit: a commit can have thousands. */
const mostChanges = 100;

/** The catalogs and records. */
const wanted = ['messages', 'content', 'content/buildings', 'content/projects'];
const pathspecs = [
  ...wanted.map((folder) => `:(glob)${folder}/*.json`),
  ':(exclude,glob)content/*.lock.json',
];

/**
 * Lists the publications, the newest first.
 *
 * @param now returns the current data of a file
 * @param after the last commit of the list before
 * @returns ten commits at most; none without a history
 */
export async function readHistory(
  root: string,
  now: (file: string) => unknown,
  after?: string,
): Promise<PublishedCommit[]> {
  const start = after ? `${after}^` : ((await tryGit(root, ['rev-parse', '@{upstream}'])) ?? 'HEAD');
  const format = '%H%x1f%aI%x1f%an%x1f%(trailers:key=Co-authored-by,valueonly,separator=%x1f)%x1e';
  const options = ['--first-parent', '--max-count=10', `--format=${format}`];
  const log = await tryGit(root, ['log', ...options, start, '--', ...pathspecs]);
  const lines = (log ?? '').split('\x1e').flatMap((line) => line.trim() || []);
  return await Promise.all(
    lines.map(async (line) => {
      const [commit = '', time = '', ...names] = line.split('\x1f');
      const people = [...new Set(names.flatMap((name) => name.replace(/\s*<.*/, '') || []))];
      const all = await listChanges(root, commit, now);
      const changes = all.slice(0, mostChanges);
      return { commit, time, people, changes, more: all.length - changes.length };
    }),
  );
}

async function listChanges(
  root: string,
  commit: string,
  now: (file: string) => unknown,
): Promise<PublishedChange[]> {
  const states = [`${commit}^`, commit];
  // The first commit has no parent.
  const files = await listChangedFiles(root, ...states, '--', ...pathspecs).catch(() => []);
  const changes = files.map(async (file) => {
    const [before, after] = await Promise.all(states.map((commit) => readData(root, commit, file)));
    return listDifferences(before, after).map((difference) => ({
      ...difference,
      file,
      ...since(file, difference, { before, after, now: now(file) }),
    }));
  });
  return (await Promise.all(changes)).flat();
}

type States = { before: unknown; after: unknown; now: unknown };

/** Returns the state of a change in the files, and its reversal. */
function since(
  file: string,
  { kind, path: place, before, after }: Difference,
  states: States,
): Pick<PublishedChange, 'state' | 'now' | 'back'> {
  if (place.length === 0) return { state: isDeepStrictEqual(states.now, after) ? 'same' : 'changed' };
  const list = valueAt(states.before, place.slice(0, -1));
  if (kind === 'set' && after === undefined && Array.isArray(list)) {
    const list = relocate(place.slice(0, -1), states.before, states.now);
    const items = list && valueAt(states.now, list);
    if (!list || !Array.isArray(items)) return { state: 'changed' };
    if (items.some((item) => identityOf(item) === identityOf(before))) return { state: 'back' };
    const index = Math.min(Number(place.at(-1)), items.length);
    return {
      state: 'same',
      back: { file, kind: 'insert', path: [...list, index], before: items, value: before },
    };
  }
  const published = kind === 'insert' ? place : relocate(place, states.before, states.after);
  const path = published && relocate(published, states.after, states.now);
  if (!path) return { state: kind === 'insert' ? 'back' : 'changed' };
  const now = valueAt(states.now, path);
  if (isDeepStrictEqual(now, before)) return { state: 'back' };
  const state = isDeepStrictEqual(now, after) ? 'same' : 'changed';
  const named = namePath(path, states.now);
  return { state, now, back: { file, kind: 'set', path, named, before: now, value: before } };
}

/** Lists the missing files of pictures and drawings that a value names. */
export function listMissing(root: string, value: unknown): string[] {
  const text = JSON.stringify(value) ?? '';
  const files = [...text.matchAll(/"(\/[a-z0-9/-]+\.(?:jpg|svg))"/g)].map(([, src]) => `public${src}`);
  return files.filter((file) => !existsSync(path.join(root, file)));
}

/**
 * Writes files as they were before a commit.
 *
 * @returns the files that the commit had
 */
export async function restoreFiles(root: string, commit: string, files: string[]): Promise<string[]> {
  if (files.length > 0) await tryGit(root, ['restore', `--source=${commit}^`, '--worktree', '--', ...files]);
  return files.filter((file) => existsSync(path.join(root, file)));
}

/** Reads the last published text of a place; undefined if there is none. */
export async function readPublished(root: string, file: string, place: Path): Promise<string | undefined> {
  const found = valueAt(await readData(root, 'HEAD', file), place);
  return typeof found === 'string' ? found : undefined;
}
