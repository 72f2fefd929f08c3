import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/list-files';

/**
 * The files below a folder whose names match, with their texts, from which the place of the project on this machine is
 * taken out: it may have any name.
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
