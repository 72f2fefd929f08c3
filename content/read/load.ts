import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { listFaults } from './faults';

const folder = path.join(process.cwd(), 'content');

/**
 * Checks data against its shape.
 *
 * @param file where the data comes from, for the message
 * @throws Error that names the file, every wrong field with its value, and the cure
 */
export function parseRecord<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  data: unknown,
): z.output<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const lines = listFaults(schema, file, data).map(
    ({ field, value, cure }) => `  ${file} · ${field} = ${value}: ${cure}`,
  );
  throw new Error(`The content has ${lines.length} faults:\n${lines.join('\n')}`);
}

/** Reads every JSON file of a folder under `content/`; gives each name without `.json` and its data. */
export function readFolder(name: string): { name: string; file: string; data: unknown }[] {
  return readdirSync(path.join(folder, name))
    .filter((entry) => entry.endsWith('.json'))
    .sort()
    .map((entry) => ({
      name: entry.replace(/\.json$/, ''),
      file: `content/${name}/${entry}`,
      data: readJson(name, entry),
    }));
}

function readJson(name: string, entry: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(folder, name, entry), 'utf8'));
  } catch (error) {
    throw new Error(`content/${name}/${entry} is not valid JSON: ${(error as Error).message}`);
  }
}
