import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { routing } from '../../i18n/routing';
import { addPaths } from '../../lib/text-paths';
import { listIssues, writeIssues } from '../issues';

/** Only `npm run dev` shows drafts, for their authors. */
export const showsDrafts = process.env.NODE_ENV === 'development';

const folder = path.join(process.cwd(), 'content');

/**
 * Checks data against its shape.
 *
 * @param file source of the data, used in the error
 * @throws Error with the file, and every wrong field with its value and a correction
 */
export function parseRecord<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  data: unknown,
): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return addPaths(result.data, file, routing.locales);
  throw new Error(writeIssues(listIssues(schema, file, data)));
}

/** Reads every JSON file of a folder under `content/`. A missing folder counts as empty, because git keeps no empty folder. */
export function readFolder(name: string): { name: string; file: string; data: unknown }[] {
  const directory = path.join(folder, name);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((entry) => entry.endsWith('.json'))
    .sort()
    .map((entry) => ({
      name: entry.replace(/\.json$/, ''),
      file: `content/${name}/${entry}`,
      data: readJson(name, entry),
    }));
}

/**
 * Reads a JSON file.
 *
 * @param name the folder under `content/`
 * @throws Error with the path of a missing or invalid file
 */
export function readJson(name: string, entry: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, name, entry), 'utf8'));
  } catch (error) {
    throw new Error(`${path.join('content', name, entry)} is not valid JSON: ${(error as Error).message}`);
  }
}
