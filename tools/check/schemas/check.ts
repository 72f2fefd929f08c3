import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routing } from '../../../i18n/routing';
import { error, type Issue } from '../issue';
import { catalogOf, readJsonFile } from '../project-files';
import type { Catalog } from './catalogs';
import { listSchemas, notesFile, readWords } from './list';

/** The help that editors see is that of today's shapes and words, and no note is about a word that is gone. */
export function checkSchemas(root: string): Issue[] {
  // The help follows catalogs that agree; what is wrong inside one is left to its own check.
  const readable = [catalogOf(routing.defaultLocale), notesFile].every((file) => readJsonFile(root, file));
  if (!readable) return [];
  const follows = ({ file }: Issue) => /^(messages|app|components|i18n)\//.test(file) && file !== notesFile;
  return [...strayNotes(root), ...staleSchemas(root)].map((issue) => ({ ...issue, follows }));
}

function strayNotes(root: string): Issue[] {
  const { catalog, notes } = readWords(root);
  const textAt = (key: string) =>
    key.split('.').reduce<unknown>((group, name) => (group as Catalog | undefined)?.[name], catalog);
  return Object.entries(notes)
    .filter(([field]) => textAt(field) === undefined)
    .map(([field, value]) => error({ file: notesFile, field, value }, 'help.note'));
}

function staleSchemas(root: string): Issue[] {
  return [...listSchemas(root)].flatMap(([file, text]): Issue[] => {
    const place = path.join(root, file);
    if (existsSync(place) && readFileSync(place, 'utf8').replaceAll('\r\n', '\n') === text) return [];
    return [error({ file, fixable: true }, 'help.stale')];
  });
}
