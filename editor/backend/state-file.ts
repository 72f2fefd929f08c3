import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a JSON file of the editor's own; `otherwise` when it is not there yet. */
export function readState<State>(file: string, otherwise: State): State {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;
}

/** Writes a text beside the file and renames it, so that a stop in between leaves the old file or the new one. */
export function writeWhole(file: string, text: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
