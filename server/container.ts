import { existsSync, statSync } from 'node:fs';

/** Tells whether this process runs in a container; Podman sets the variable, and so does deploy/Dockerfile. */
export function isInContainer(): boolean {
  return process.env.container !== undefined || existsSync('/.dockerenv');
}

/** Tells whether a folder is on another disk than the root: in a container anything else is lost with it. */
export function isMount(folder: string, root = '/'): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && found.dev !== statSync(root).dev;
}
