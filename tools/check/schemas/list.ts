import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Catalog, catalogSchema, type Notes } from './catalogs';
import { listRecordSchemas } from './records';

export const notesFile = 'messages/notes.json';

/** The catalog whose keys every other has, and the notes about them; empty when there is no such file. */
export function readWords(root: string): { catalog: Catalog; notes: Notes } {
  return {
    catalog: readJson(path.join(root, 'messages/he.json')),
    notes: readJson(path.join(root, notesFile)),
  };
}

function readJson(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * The JSON Schemas by which editors explain and check the records and catalogs while somebody writes them.
 *
 * @param root the folder of the project
 * @returns for each file, from the root, the text that it must have
 * @throws Error when a catalog or the notes are no JSON
 */
export function listSchemas(root: string): Map<string, string> {
  const { catalog, notes } = readWords(root);
  const schemas = { ...listRecordSchemas(), messages: catalogSchema(catalog, notes) };
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      `content/generated/editor/${name}.json`,
      `${JSON.stringify(schema, null, 1)}\n`,
    ]),
  );
}
