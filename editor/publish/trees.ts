import { existsSync } from 'node:fs';
import path from 'node:path';
import { git, gitBytes } from './git';

/** The published folders; everything else belongs to developers. */
export const published = ['content', 'messages', 'public'];

/** Trees; both sides began with `base`. */
export type Sides = { base: string; mine: string; theirs: string };

/** A file of a tree, and none. */
type Blob = { mode: string; id: string };

/** A file that differs between two trees; undefined where one has none. */
export type Change = { file: string; from?: Blob | undefined; to?: Blob | undefined };

/** Writes a tree of the files as they are now in the published folders, and the rest as in a commit. */
export async function writeSnapshot(
  root: string,
  index: string,
  commit: string | undefined,
): Promise<string> {
  if (commit) await git(root, ['read-tree', commit], { index });
  const folders = published.filter((folder) => existsSync(path.join(root, folder)));
  if (folders.length > 0)
    await git(root, ['add', '--all', '--', ...folders, ':(exclude,glob)**/*.part'], { index });
  return (await git(root, ['write-tree'], { index })).trim();
}

/** The files that differ between two trees or commits. */
export async function listChanges(root: string, from: string, to: string): Promise<Change[]> {
  const raw = await git(root, ['diff-tree', '-r', '-z', '--no-renames', '--raw', '--no-abbrev', from, to]);
  const parts = raw.split('\0');
  return parts.flatMap((head, at) => {
    const match = /^:(\d+) (\d+) (\w+) (\w+) /.exec(head);
    if (!match) return [];
    const [, mode = '', newMode = '', id = '', newId = ''] = match;
    const blob = (mode: string, id: string) => (/^0+$/.test(id) ? undefined : { mode, id });
    return [{ file: parts[at + 1] ?? '', from: blob(mode, id), to: blob(newMode, newId) }];
  });
}

/** Writes a tree that is another but for some files, undefined for those that go. */
export async function writeTree(
  root: string,
  index: string,
  tree: string,
  files: ReadonlyMap<string, Blob | undefined>,
): Promise<string> {
  await git(root, ['read-tree', tree], { index });
  await setEntries(root, files, index);
  return (await git(root, ['write-tree'], { index })).trim();
}

/** The tree of a repository without a file. */
export const writeNothing = async (root: string): Promise<string> =>
  (await git(root, ['hash-object', '-w', '-t', 'tree', '--stdin'])).trim();

/** Sets entries of an index, by default the one of the work tree. */
export async function setEntries(
  root: string,
  files: ReadonlyMap<string, Blob | undefined>,
  index?: string,
): Promise<void> {
  const none = '0'.repeat(40);
  const lines = [...files].map(([file, blob]) => `${blob?.mode ?? '0'} ${blob?.id ?? none}\t${file}\0`);
  // Removals are first: a file can take the place of a folder.
  const input = lines.sort((a, b) => Number(!a.startsWith('0 ')) - Number(!b.startsWith('0 '))).join('');
  await git(root, ['update-index', '-z', '--index-info'], { input, ...(index && { index }) });
}

export const readBlob = (root: string, { id }: Blob): Promise<Buffer> =>
  gitBytes(root, ['cat-file', 'blob', id]);

/** Writes a text into the repository. */
export async function writeBlob(root: string, file: string, text: string): Promise<Blob> {
  const id = await git(root, ['hash-object', '-w', '--stdin', '--path', file], { input: text });
  return { mode: '100644', id: id.trim() };
}

/**
 * Merges three trees.
 *
 * @returns the tree, and the files that git could not bring together
 */
export async function mergeTrees(
  root: string,
  identity: readonly string[],
  { base, mine, theirs }: Sides,
): Promise<{ tree: string; conflicts: string[] }> {
  const commit = async (tree: string, parents: string[] = []) =>
    (await git(root, [...identity, 'commit-tree', tree, ...parents, '-m', 'merge'])).trim();
  // Git 2.39 takes no base: it finds it as the parent of both.
  const parent = ['-p', await commit(base)];
  const sides = [await commit(mine, parent), await commit(theirs, parent)];
  // Records look alike: none is another that was renamed.
  const options = ['-c', 'merge.renames=false', '-c', 'merge.directoryRenames=false'];
  const args = [...options, 'merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ...sides];
  // 1 is a conflict.
  const found = (await gitBytes(root, args, { allowed: [1] })).toString();
  const [tree = '', ...files] = found.split('\0').filter(Boolean);
  return { tree, conflicts: files };
}
