import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** What the editor writes into. */
const folders = ['content', 'messages', 'public'];

/** A file that is none of the site's, whatever its name or a link on the way to it says. */
export class OutsideError extends Error {
  constructor(file: string) {
    super(`${file} is no file of the site that the editor changes.`);
  }
}

/**
 * The place of a file that the editor reads or writes.
 *
 * @param file its path from the root
 * @throws OutsideError
 */
export function placeOf(root: string, file: string): string {
  const place = path.join(root, file);
  let known = place;
  while (!existsSync(known)) known = path.dirname(known);
  const [folder = ''] = path.relative(realpathSync(root), realpathSync(known)).split(path.sep);
  if (file.includes('\0') || !folders.includes(folder)) throw new OutsideError(file);
  return place;
}
