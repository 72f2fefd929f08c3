import { existsSync, readFileSync } from 'node:fs';

/** Reads a JSON file of the editor's own; `otherwise` when it is not there yet. */
export function readState<State>(file: string, otherwise: State): State {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;
}
