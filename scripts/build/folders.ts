import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What a build leaves, to be carried anywhere: the files that are served as they are, and the server of the routes. */
export const dist = 'dist';
export const siteFolder = path.join(dist, 'site');
export const serverFolder = path.join(dist, 'server');

/** The files below a folder, relative to it, with forward slashes and in order; none where there is no such folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
