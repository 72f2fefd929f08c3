import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listKeys } from '../schemas/catalogs';
import { listSchemas, notesFile, readWords } from '../schemas/list';
import type { Finding } from './finding';

/** The help that editors see is that of today's shapes and words, and no note is about a word that is gone. */
export function checkSchemas(root: string): Finding[] {
  try {
    return [...strayNotes(root), ...staleSchemas(root)];
  } catch (error) {
    // What is wrong inside a catalog is told by its own check.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

function strayNotes(root: string): Finding[] {
  const { catalog, notes } = readWords(root);
  const keys = new Set(listKeys(catalog));
  return Object.entries(notes).flatMap(([field, value]): Finding[] => {
    if (keys.has(field)) return [];
    const cure =
      'is a note about a word that is in no catalog: take it away, or give it the name of the word';
    return [{ level: 'error', file: notesFile, field, value, cure }];
  });
}

function staleSchemas(root: string): Finding[] {
  return [...listSchemas(root)].flatMap(([file, text]): Finding[] => {
    const place = path.join(root, file);
    if (existsSync(place) && readFileSync(place, 'utf8') === text) return [];
    return [
      { level: 'error', file, cure: 'is no longer what the shapes and words say: run “npm run schemas”' },
    ];
  });
}
