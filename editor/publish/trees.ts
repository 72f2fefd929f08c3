import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../tools/files/parse-json';
import { git, gitBytes } from './git';
import { readObjects } from './git-objects';

/** The published folders. All other files belong to developers. */
export const publishedFolders = ['content', 'messages', 'public'];

/** Trees. Both sides have changed `base`. */
export type Sides = { base: string; mine: string; theirs: string };

/** A file of a tree. */
export type Blob = { mode: string; id: string };

/** A file that differs between two trees; undefined in the tree that does not have it. */
export type Change = { file: string; from?: Blob | undefined; to?: Blob | undefined };

/** Writes a tree of the published folders of the work tree, and of all other files of a commit. */
export async function writeSnapshot(
  root: string,
  index: string,
  commit: string | undefined,
): Promise<string> {
  if (commit) await git(root, ['read-tree', commit], { index });
  const folders = publishedFolders.filter((folder) => existsSync(path.join(root, folder)));
  if (folders.length > 0)
    await git(root, ['add', '--all', '--', ...folders, ':(exclude,glob)**/*.part'], { index });
  return (await git(root, ['write-tree'], { index })).trim();
}

/** Lists the files that differ between two trees or commits. */
export async function listChanges(root: string, from: string, to: string): Promise<Change[]> {
  const raw = await git(root, ['diff-tree', '-r', '-z', '--no-renames', '--raw', '--no-abbrev', from, to]);
  const parts = raw.split('\0');
  return parts.flatMap((head, index) => {
    const match = /^:(\d+) (\d+) (\w+) (\w+) /.exec(head);
    if (!match) return [];
    const [, mode = '', newMode = '', id = '', newId = ''] = match;
    const blob = (mode: string, id: string) => (/^0+$/.test(id) ? undefined : { mode, id });
    return [{ file: parts[index + 1] ?? '', from: blob(mode, id), to: blob(newMode, newId) }];
  });
}

/** Lists the files of a tree, by default of all folders. */
export async function listBlobs(
  root: string,
  tree: string,
  ...folders: string[]
): Promise<Map<string, Blob>> {
  const lines = await git(root, ['ls-tree', '-r', '-z', tree, '--', ...folders]);
  const files = lines.split('\0').flatMap((line) => {
    const [, mode, id, file] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
    return mode && id && file ? [[file, { mode, id }] as const] : [];
  });
  return new Map(files);
}

/** The data of catalogs and records by their files. */
export type Texts = ReadonlyMap<string, unknown>;

/** Reads the catalogs and records of a tree; undefined data for invalid JSON. */
export async function readTexts(root: string, tree: string): Promise<Texts> {
  const files = [...(await listBlobs(root, tree, 'content', 'messages'))].filter(([file]) =>
    file.endsWith('.json'),
  );
  const ids = files.map(([, { id }]) => id);
  const found = readObjects(root, ids);
  return new Map(files.map(([file, { id }]) => [file, parseJson(String(found.get(id) ?? ''))]));
}

/** Reads the catalogs and records of both sides and of their base. */
export async function readSides(
  root: string,
  { base, mine, theirs }: Sides,
): Promise<Record<keyof Sides, Texts>> {
  const [old, own, others] = await Promise.all([base, mine, theirs].map((tree) => readTexts(root, tree)));
  return { base: old ?? new Map(), mine: own ?? new Map(), theirs: others ?? new Map() };
}

/** Writes a tree with some changed files. An undefined blob removes its file. */
export async function writeTree(
  root: string,
  index: string,
  tree: string,
  files: ReadonlyMap<string, Blob | undefined>,
): Promise<string> {
  if (files.size === 0) return tree;
  await git(root, ['read-tree', tree], { index });
  await setEntries(root, files, index);
  return (await git(root, ['write-tree'], { index })).trim();
}

/** Writes a tree without a file. */
export const writeEmptyTree = async (root: string): Promise<string> =>
  (await git(root, ['hash-object', '-w', '-t', 'tree', '--stdin'])).trim();

/** Sets entries of an index, by default the one of the work tree. */
export async function setEntries(
  root: string,
  files: ReadonlyMap<string, Blob | undefined>,
  index?: string,
): Promise<void> {
  const none = '0'.repeat(40);
  const lines = [...files].map(([file, blob]) => `${blob?.mode ?? '0'} ${blob?.id ?? none}\t${file}\0`);
  // Removals are first: a file can replace a folder of the same name.
  const input = lines.sort((a, b) => Number(!a.startsWith('0 ')) - Number(!b.startsWith('0 '))).join('');
  await git(root, ['update-index', '-z', '--index-info'], { input, ...(index && { index }) });
}

/** Reads the bytes of a file in the repository. */
export const readBlob = (root: string, { id }: Pick<Blob, 'id'>): Promise<Buffer> =>
  gitBytes(root, ['cat-file', 'blob', id]);

/** Writes a text into the repository. */
export async function writeBlob(root: string, file: string, text: string): Promise<Blob> {
  const id = await git(root, ['hash-object', '-w', '--stdin', '--path', file], { input: text });
  return { mode: '100644', id: id.trim() };
}
