import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files below a folder, relative to it, with forward slashes and in order; none for a missing folder. Skips
 * symbolic links, which may lead out of the folder.
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
