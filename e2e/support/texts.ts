import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The files below a folder whose names match, with their texts, from which the place of the project on this machine is
 * taken out: it may have any name.
 *
 * @param root the folder of the site
 * @param below the folder in it
 */
export function textsOf(root: string, below: string, wanted: RegExp): { file: string; text: string }[] {
  return readdirSync(path.join(root, below), { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .map((file) => ({
      file: path.join(below, file),
      text: readFileSync(path.join(root, below, file), 'utf8').replaceAll(process.cwd(), ''),
    }));
}
