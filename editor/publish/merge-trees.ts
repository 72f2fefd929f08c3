import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../lib/value-at';
import { type Choice, type Conflict, isChoiceOf, mergeJson } from '../merge/merge';
import { git, PublishError } from './git';
import { renameNewFiles } from './new-files';
import { listNamedFiles, settleTree } from './settle';
import {
  type Blob,
  listBlobs,
  publishedFolders,
  readBlob,
  readSides,
  type Sides,
  setEntries,
  writeBlob,
} from './trees';

/** A file that both sides have changed; undefined on a side that does not have it. */
type Versions = { base?: Blob; mine?: Blob; theirs?: Blob };

/**
 * Merges the trees of two people in the repository, without the work tree. No file counts as the renamed version of
 * another one: records look alike.
 *
 * @param index the path of an own index file
 * @param choices the decisions about conflicts
 * @returns the merged tree, and the conflicts without a decision
 * @throws PublishError
 */
export async function mergeTrees(
  root: string,
  index: string,
  sides: Sides,
  choices: readonly Choice[],
): Promise<{ tree: string; conflicts: Conflict[] }> {
  const { tree: mine, conflicts } = await renameNewFiles(root, index, sides, choices);
  const renamed = { ...sides, mine };
  const texts = await readSides(root, renamed);
  const pictures = new Set(Object.values(texts).flatMap((side) => [...listNamedFiles(side)]));
  await git(root, ['read-tree', '--empty'], { index });
  await git(root, ['read-tree', '-i', '-m', '--aggressive', sides.base, sides.theirs, mine], { index });
  const merged = new Map<string, Blob | undefined>();
  for (const [file, versions] of await listUnmerged(root, index)) {
    if (!publishedFolders.includes(file.split('/')[0] ?? '')) throw new PublishError('otherChanges', file);
    const { mine, theirs } = versions;
    const isAsked = conflicts.some((conflict) => conflict.file === file);
    // The records of the merged tree decide about a picture that only one side has removed.
    if (isAsked || (pictures.has(file) && !(mine && theirs))) {
      merged.set(file, mine ?? theirs);
      continue;
    }
    const result = await mergeFile(root, file, versions, choices);
    merged.set(file, result.blob);
    conflicts.push(...result.conflicts);
  }
  await setEntries(root, merged, index);
  const tree = (await git(root, ['write-tree'], { index })).trim();
  if (conflicts.length === 0) return { tree: await settleTree(root, index, renamed, texts, tree), conflicts };
  return { tree, conflicts: await withPictures(root, renamed, conflicts) };
}

/** Lists the files that git leaves unmerged in an index, with their versions. */
async function listUnmerged(root: string, index: string): Promise<Map<string, Versions>> {
  const lines = (await git(root, ['ls-files', '--unmerged', '-z'], { index })).split('\0').filter(Boolean);
  const files = new Map<string, Versions>();
  for (const line of lines) {
    const [, mode = '', id = '', stage, file = ''] = /^(\d+) (\w+) ([123])\t(.*)$/s.exec(line) ?? [];
    const side = ({ 1: 'base', 2: 'theirs', 3: 'mine' } as const)[stage as '1' | '2' | '3'];
    files.set(file, { ...files.get(file), [side]: { mode, id } });
  }
  return files;
}

async function mergeFile(
  root: string,
  file: string,
  { base, mine, theirs }: Versions,
  choices: readonly Choice[],
): Promise<{ blob: Blob | undefined; conflicts: Conflict[] }> {
  if (mine && theirs && file.endsWith('.json')) {
    const [old, own = '', others = ''] = await Promise.all(
      [base, mine, theirs].map(async (blob) => blob && (await readBlob(root, blob)).toString()),
    );
    const merged = mergeJson(file, { base: old, mine: own, theirs: others }, choices);
    if (merged) return { blob: await writeBlob(root, file, merged.text), conflicts: merged.conflicts };
  }
  const conflict: Conflict = { file, path: [], mine: mine?.id, theirs: theirs?.id };
  const choice = choices.find((known) => isChoiceOf(known, conflict));
  const blob = [mine, theirs].find((version) => isDeepStrictEqual(version?.id, choice?.value));
  return { blob, conflicts: choice ? [] : [conflict] };
}

/** Adds the blobs of the pictures of both sides to conflicts about pictures. */
async function withPictures(root: string, sides: Sides, conflicts: Conflict[]): Promise<Conflict[]> {
  const [mine, theirs] = await Promise.all(
    [sides.mine, sides.theirs].map((tree) => listBlobs(root, tree, 'public')),
  );
  return conflicts.map((conflict) => {
    const fileOf = (value: unknown) =>
      conflict.path.length === 0 ? conflict.file : `public${valueAt(value, ['src']) ?? value}`;
    const pictures = {
      mine: mine?.get(fileOf(conflict.mine))?.id,
      theirs: theirs?.get(fileOf(conflict.theirs))?.id,
    };
    return pictures.mine || pictures.theirs ? { ...conflict, pictures } : conflict;
  });
}
