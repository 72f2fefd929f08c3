import path from 'node:path';
import { isInside } from './inside';

/** The folders that the editor writes. */
const folders = ['content', 'messages', 'public'];

/** A file is outside of the folders of the editor, also by way of a symbolic link. */
export class OutsideError extends Error {
  constructor(file: string) {
    super(`${file} is no file of the site that the editor changes.`);
  }
}

/**
 * Returns the path of a file that the editor reads or writes.
 *
 * @param file its path from the root
 * @throws OutsideError
 */
export function placeOf(root: string, file: string): string {
  const place = path.join(root, file);
  if (file.includes('\0') || !isInside(root, folders, place)) throw new OutsideError(file);
  return place;
}
