import path from 'node:path';
import { z } from 'zod';
import { asRecord } from '../../lib/as-record';
import { showValue } from '../issues';
import { isDraft } from '../schema';
import type { RuleIssue } from './rule';

/** The permanent project of each address `/project/…`. */
export const lockFile = 'content/projects.lock.json';
export const lockSchema = z.record(z.string().regex(/^(0|[1-9]\d*)$/), z.string());

/** The permanent addresses of published buildings. */
export const buildingLockFile = 'content/buildings.lock.json';
export const buildingLockSchema = z.array(z.string());

/** Files of projects and buildings, valid or not. */
type AddressedFiles = {
  projects: readonly string[];
  buildings: readonly string[];
  /** Files whose name cannot be an address; the check reports them elsewhere. */
  misplaced: readonly string[];
  /** Returns the data of a file; undefined when it cannot be read. */
  read: (file: string) => unknown;
  /** Returns its data in the last commit; undefined without git. */
  readCommitted: (file: string) => unknown;
};

type Key = 'address' | 'gone' | 'newProject' | 'buildingGone' | 'newBuilding' | 'unitGone';

function issue(
  [file, field]: [file: string, field: string],
  value: unknown,
  key: Key,
  values: Record<string, string>,
): RuleIssue {
  return { level: 'error', file, field, value: showValue(value), hint: { key: `lock.${key}`, values } };
}

const nameOf = (file: string) => path.basename(file, '.json');

/** Reports each building, unit and project that lost its published address. */
export function listAddressIssues(files: AddressedFiles): RuleIssue[] {
  return [...listBuildingIssues(files), ...listProjectIssues(files)];
}

function listBuildingIssues({ buildings, misplaced, read, readCommitted }: AddressedFiles): RuleIssue[] {
  const lock = buildingLockSchema.safeParse(read(buildingLockFile)).data;
  if (!lock) return [];
  const committedNames = buildingLockSchema.safeParse(readCommitted(buildingLockFile)).data ?? [];
  // A company that takes over the site drops the addresses of its predecessor.
  const publishedNames = committedNames.some((name) => lock.includes(name)) ? committedNames : [];
  const misplacedFiles = misplaced.filter((file) => file.startsWith('content/buildings/'));
  const names = [...buildings, ...misplacedFiles].map(nameOf);
  const lockedNames = [...new Set([...publishedNames, ...lock])];
  const missingNames = lockedNames.filter((name) => !names.includes(name) || !lock.includes(name));
  const newNames = names.filter((name) => !lockedNames.includes(name));
  return [
    ...missingNames.map((name) => issue([buildingLockFile, ''], name, 'buildingGone', { name })),
    ...newNames.map((name) => issue([`content/buildings/${name}.json`, ''], name, 'newBuilding', { name })),
    ...buildings.flatMap((file) => {
      const building = nameOf(file);
      const numbers = numbersIn(read(file));
      const before = publishedNames.includes(building) ? numbersIn(readCommitted(file)) : [];
      const lostNumbers = before.filter((number) => !numbers.includes(number));
      return lostNumbers.map((number) => issue([file, 'units'], number, 'unitGone', { building, number }));
    }),
  ];
}

/** Returns the numbers of the units in unvalidated data of a building. */
function numbersIn(data: unknown): string[] {
  const { units } = asRecord(data);
  return Array.isArray(units) ? units.map((unit) => String(asRecord(unit).number)) : [];
}

function listProjectIssues({ projects, misplaced, read, readCommitted }: AddressedFiles): RuleIssue[] {
  const lock = lockSchema.safeParse(read(lockFile)).data;
  if (!lock) return [];
  const lines = Object.entries(lock);
  const linesOf = (name: string) => lines.filter(([, other]) => other === name).map(([index]) => index);
  const committedLines = Object.entries(lockSchema.safeParse(readCommitted(lockFile)).data ?? {});
  const isSameCompany = committedLines.some(([, name]) => linesOf(name).length > 0);
  const isPublished = (name: string) => !isDraft(readCommitted(`content/projects/${name}.json`));
  const lostLines = committedLines.filter(([index, name]) => lock[index] !== name && isPublished(name));
  if (isSameCompany && lostLines.length > 0)
    return lostLines.map(([index, name]) =>
      issue([lockFile, index], lock[index], 'address', { index, name }),
    );
  const names = new Set([...projects, ...misplaced].map(nameOf));
  const orphanLines = lines.filter(([, name]) => !names.has(name));
  const next = String(Math.max(-1, ...lines.map(([index]) => Number(index))) + 1);
  return [
    ...orphanLines.map(([index, name]) => issue([lockFile, index], name, 'gone', { index, name })),
    ...projects.flatMap((file): RuleIssue[] => {
      const data = read(file);
      if (typeof data !== 'object' || data === null || !('index' in data)) return [];
      const [name, ownLines, value] = [nameOf(file), linesOf(nameOf(file)), data.index];
      const [first] = ownLines;
      const index = String(value);
      if (ownLines.includes(index)) {
        const otherLines = ownLines.filter((line) => line !== index);
        return otherLines.map((line) => issue([lockFile, line], name, 'address', { index, name }));
      }
      if (first !== undefined) return [issue([file, 'index'], value, 'address', { index: first, name })];
      // A renamed project is reported once, at its old name.
      if (orphanLines.some(([line]) => line === index)) return [];
      const freeIndex = Number.isInteger(value) && lock[index] === undefined ? index : next;
      return [issue([file, 'index'], value, 'newProject', { index: freeIndex, name })];
    }),
  ];
}
