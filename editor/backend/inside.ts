import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Tells whether a path is inside one of some folders after all symbolic links are resolved. A path that does not exist
 * yet counts as its nearest existing folder.
 *
 * @param folders names of folders of the root
 */
export function isInside(root: string, folders: readonly string[], file: string): boolean {
  let known = file;
  while (!existsSync(known)) known = path.dirname(known);
  const [folder = ''] = path.relative(realpathSync(root), realpathSync(known)).split(path.sep);
  return folders.includes(folder);
}
