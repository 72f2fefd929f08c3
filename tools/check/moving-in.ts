import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildingLockFile, lockFile } from '../../model/rules';
import { type Field, listFields } from '../../model/rules/rule';
import { error, type Issue } from './issue';
import type { Site } from './read';
import { listKeptFiles } from './site-files';
import { around } from './texts';

/** What tells the sample's parts from those of another company: a list of marks, which goes with the sample. */
export const sampleMarks = 'e2e/sample/marks.json';

/** A part of the site that a company replaces when it moves in, and the mark by which it is known wherever it is. */
export type Part = {
  kind: 'text' | 'figure' | 'tone' | 'record' | 'name' | 'picture';
  file: string;
  field?: string;
  value?: string;
  mark: string;
};

/** Every record and its name, every text, figure and tone in records and catalogs, and every picture. */
export function listParts({ root, files }: Site): Part[] {
  const documents = [...files].filter(
    ([file]) => ![lockFile, buildingLockFile].includes(file) && !file.startsWith('model/fields/'),
  );
  return [
    ...documents.flatMap(([file, { data }]): Part[] => [
      { kind: 'record', file, mark: markOf(JSON.stringify(data)) },
      { kind: 'name', file, mark: markOf(path.basename(file)) },
      ...listFields(file, data).flatMap(partOf),
    ]),
    ...listKeptFiles(root, 'public').map((file): Part => {
      return { kind: 'picture', file, mark: markOf(readFileSync(path.join(root, file))) };
    }),
  ];
}

/** A figure is known together with its name, a text and a tone in any place. */
function partOf({ record: file, field, path, value }: Field): Part[] {
  if (typeof value === 'number') {
    return [{ kind: 'figure', file, field, value: String(value), mark: markOf(`${path.at(-1)} ${value}`) }];
  }
  if (typeof value !== 'string' || !value.trim()) return [];
  const kind = /^#[\da-f]{6}$/i.test(value) ? 'tone' : 'text';
  return [{ kind, file, field, value: around(value, 0, 40), mark: markOf(value.trim().toLowerCase()) }];
}

function markOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/**
 * What is still the sample's: a whole record as one, else its name, texts, figures and tones.
 *
 * @returns nothing where the sample has been deleted
 */
export function listOfSample(site: Site): Issue[] {
  const file = path.join(site.root, sampleMarks);
  const marks = new Set<string>(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  const parts = listParts(site).filter(({ mark }) => marks.has(mark));
  const whole = parts.filter(({ kind }) => kind === 'record').map((part) => part.file);
  return parts
    .filter((part) => part.kind === 'record' || !whole.includes(part.file))
    .map(({ kind, mark: _, ...place }) => error(place, `movingIn.${kind}`));
}
