import { existsSync, statSync } from 'node:fs';

/** Whether this process runs in a container; Podman sets the variable, and so does deploy/Dockerfile. */
export function isInContainer(): boolean {
  return process.env.container !== undefined || existsSync('/.dockerenv');
}

/** Whether a folder is on another disk than the root: in a container what is not goes with it. */
export function isMount(folder: string, root = '/'): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found !== undefined && found.dev !== statSync(root).dev;
}
