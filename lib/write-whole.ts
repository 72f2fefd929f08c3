import { renameSync, writeFileSync } from 'node:fs';

/** Writes beside a file and renames, so that a run that stops leaves the old file or the new one. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}
