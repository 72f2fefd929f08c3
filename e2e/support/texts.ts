import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/list-files';

/**
 * Returns the files below a folder whose names match, with their texts, without the project's path on this machine.
 *
 * @param root the folder of the site
 * @param below the folder in it
 */
export function textsOf(root: string, below: string, wanted: RegExp): { file: string; text: string }[] {
  return listFiles(path.join(root, below))
    .filter((file) => wanted.test(file))
    .map((file) => ({
      file: path.join(below, file),
      text: readFileSync(path.join(root, below, file), 'utf8').replaceAll(process.cwd(), ''),
    }));
}
