import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives a copy of the site the packages of this one, as hard links: they cost no room, and the bundler takes them for
 * files of the copy, while it follows no symbolic link that leaves its root.
 *
 * @param copy the folder of the copy, on the same disk
 */
export function linkPackages(copy: string): void {
  linkFolder('node_modules', path.join(copy, 'node_modules'));
}

/** Makes a folder of hard links to the files of another one. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
