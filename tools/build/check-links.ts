import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Checks that a folder can be copied: each link in it is relative and has its target in the folder.
 *
 * @throws Error with each other link and its target
 */
export function checkLinks(folder: string): void {
  const bad = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((link) => !staysInside(folder, link));
  if (bad.length === 0) return;
  const list = bad.map((link) => `${link} → ${readlinkSync(link)}`).join(', ');
  throw new Error(`These links do not lead to a file of ${folder}, so a copy of it would not work: ${list}.`);
}

function staysInside(folder: string, link: string): boolean {
  const target = readlinkSync(link);
  if (path.isAbsolute(target)) return false;
  const fromFolder = path.relative(folder, path.join(path.dirname(link), target));
  return fromFolder.split(path.sep)[0] !== '..' && existsSync(link);
}
