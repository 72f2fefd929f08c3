import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

type Name = 'brand' | 'pictures' | 'previews';

const kept = new Map<Name, { written: number; list: unknown }>();

/**
 * Reads a generated list at its first use, so that its importers can load before the list exists; in development again
 * after each change of the file.
 *
 * @returns the data as the command wrote it
 * @throws Error with the command to run when the list is missing
 */
export function readGenerated(name: Name): unknown {
  const found = kept.get(name);
  if (found && process.env.NODE_ENV !== 'development') return found.list;
  const file = path.join(process.cwd(), 'model', 'generated', `${name}.json`);
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (written === undefined) throw new Error(`${file} was never generated: run “npm run assets -- ${name}”.`);
  if (found?.written === written) return found.list;
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  kept.set(name, { written, list });
  return list;
}
