import { cp } from 'node:fs/promises';

/**
 * Copies a file, a link or a folder. A relative link stays relative, so that a copy of a build uses its own packages
 * and not those of the build.
 */
export async function copy(source: string, target: string): Promise<void> {
  await cp(source, target, { recursive: true, verbatimSymlinks: true });
}
