import { copyFileSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git } from './git';

/** An issue of the check, in the languages of the editor. */
export type Problem = { file: string; field: string; hint: Record<string, string> };

/** Finds the errors of the check in a folder. */
export type FindErrors = (folder: string) => Promise<Problem[]>;

/**
 * Lists the errors of a merged tree that the commit of the others does not have.
 *
 * @param work a folder for a checkout of both
 */
export async function findMergedErrors(
  root: string,
  work: string,
  findErrors: FindErrors,
  tree: string,
  theirs: string,
): Promise<Problem[]> {
  const folder = path.join(work, 'merged');
  await git(root, ['init', '--quiet', folder]);
  const objects = (await git(root, ['rev-parse', '--git-path', 'objects'])).trim();
  mkdirSync(path.join(folder, '.git/objects/info'), { recursive: true });
  writeFileSync(path.join(folder, '.git/objects/info/alternates'), `${path.resolve(root, objects)}\n`);
  async function findIn(state: string): Promise<Problem[]> {
    await git(folder, ['read-tree', '--reset', '-u', state]);
    linkIgnoredFiles(root, folder);
    return await findErrors(folder);
  }
  const found = await findIn(tree);
  const keyOf = ({ file, field, hint }: Problem) => JSON.stringify([file, field, hint]);
  const known = found.length > 0 ? (await findIn(theirs)).map(keyOf) : [];
  return found.filter((problem) => !known.includes(keyOf(problem)));
}

/** Links what git ignores, such as packages and generated lists. */
function linkIgnoredFiles(root: string, folder: string): void {
  const present = [...readdirSync(folder), 'var'];
  for (const name of readdirSync(root).filter(
    (entry) => !present.includes(entry) && !entry.startsWith('.env'),
  )) {
    const [source, target] = [path.resolve(root, name), path.join(folder, name)];
    const kind = statSync(source, { throwIfNoEntry: false });
    if (kind?.isDirectory()) symlinkSync(source, target, 'junction');
    else if (kind?.isFile()) copyFileSync(source, target);
  }
}
