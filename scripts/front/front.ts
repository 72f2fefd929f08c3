import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from './record';
import type { Missing, Redirect } from './routes';

/** An answer whose body lies in the store. */
export type Kept = Omit<Answer, 'body'> & {
  file: string;
  /** The last day, as 2026-01-31, on which an answer of an earlier release is still given. */
  until?: string;
};

/** All that a front must know to say what the server would. */
export type Front = {
  /** The name of the build. */
  id: string;
  /** The address of the site. */
  url: string;
  answers: Kept[];
  missing: Missing[];
  redirects: Redirect[];
};

/** The folder in which a build leaves its front: `front.json`, and the bodies in `store`. */
export const frontFolder = 'front';

/** Reads the front that lies in a folder. */
export function readFront(folder: string): Front {
  return JSON.parse(readFileSync(path.join(folder, 'front.json'), 'utf8'));
}
