import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * The files below a folder whose names match, with their texts, from which the place of the project on this machine is
 * taken out: it may have any name. A file that the build has compressed is read, and named, as if it had not been.
 *
 * @param root the folder of the site
 * @param below the folder in it
 */
export function textsOf(root: string, below: string, wanted: RegExp): { file: string; text: string }[] {
  return readdirSync(path.join(root, below), { recursive: true, encoding: 'utf8' })
    .map((entry) => ({ entry, file: entry.replace(/\.gz$/, '') }))
    .filter(({ file }) => wanted.test(file))
    .map(({ entry, file }) => {
      const content = readFileSync(path.join(root, below, entry));
      const text = (entry === file ? content : gunzipSync(content)).toString();
      return { file: path.join(below, file), text: text.replaceAll(process.cwd(), '') };
    });
}
