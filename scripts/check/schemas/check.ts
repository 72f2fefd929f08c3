import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routing } from '../../../i18n/routing';
import type { Finding } from '../finding';
import { catalogOf, readJsonFile } from '../project-files';
import { listKeys } from './catalogs';
import { listSchemas, notesFile, readWords } from './list';

/** The help that editors see is that of today's shapes and words, and no note is about a word that is gone. */
export function checkSchemas(root: string): Finding[] {
  // The help follows catalogs that agree; what is wrong inside one is told by its own check.
  const readable = [catalogOf(routing.defaultLocale), notesFile].every((file) => readJsonFile(root, file));
  if (!readable) return [];
  const follows = ({ file }: Finding) => /^(messages|app|components|i18n)\//.test(file) && file !== notesFile;
  return [...strayNotes(root), ...staleSchemas(root)].map((finding) => ({ ...finding, follows }));
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
    if (existsSync(place) && readFileSync(place, 'utf8').replaceAll('\r\n', '\n') === text) return [];
    return [
      {
        level: 'error',
        file,
        cure: 'is no longer what the shapes and words say: run “npm run schemas” (“npm run fix” does it too)',
      },
    ];
  });
}
