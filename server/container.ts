import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** Tells whether this process runs in a container; Podman sets the variable, and so does deploy/Dockerfile. */
export function isInContainer(): boolean {
  return process.env.container !== undefined || existsSync('/.dockerenv');
}

/**
 * Tells whether a folder, or the one in which it will be made, is on another disk than the root: in a container anything
 * else is lost with it.
 */
export function isMount(folder: string, root = '/'): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found ? found.dev !== statSync(root).dev : isMount(path.dirname(path.resolve(folder)), root);
}
