import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const prefix = 'publish-';

/**
 * Runs work with an empty folder, which is deleted afterwards. Deletes the folders of killed processes first.
 *
 * @param root the folder of the project
 */
export async function withWorkFolder<Result>(
  root: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  removeWorkFolders(root);
  const folder = path.join(root, 'var/editor', `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Deletes the work folders of this process, which publishes once at a time, and of killed ones. */
export function removeWorkFolders(root: string): void {
  const parent = path.join(root, 'var/editor');
  const names = existsSync(parent) ? readdirSync(parent).filter((name) => name.startsWith(prefix)) : [];
  for (const name of names) {
    const id = Number(name.slice(prefix.length));
    if (id === process.pid || !isRunning(id))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
