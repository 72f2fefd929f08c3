import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

type Name = 'brand' | 'pictures' | 'share-images';

const kept = new Map<Name, { written: number; list: unknown }>();

/**
 * Reads a generated list at its first use, so that its importers can load before the list exists; in development again
 * after each change of the file.
 *
 * @returns the data as the command wrote it
 * @throws Error with the command to run when the list is missing
 */
export function readGenerated(name: Name): unknown {
  const cached = kept.get(name);
  if (cached && process.env.NODE_ENV !== 'development') return cached.list;
  const file = path.join(process.cwd(), 'model', 'generated', `${name}.json`);
  const modifiedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (modifiedMs === undefined)
    throw new Error(`${file} was never generated: run “npm run assets -- ${name}”.`);
  if (cached?.written === modifiedMs) return cached.list;
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  kept.set(name, { written: modifiedMs, list });
  return list;
}
