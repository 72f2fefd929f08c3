import path from 'node:path';
import { asRecord } from '../../lib/as-record';
import { showValue } from '../issues';
import { buildingLockFile, buildingLockSchema, lockFile, lockSchema, nextIndex } from '../schema';
import type { RuleIssue } from './rule';

/** Files of projects and buildings, valid or not. */
type AddressedFiles = {
  projects: readonly string[];
  buildings: readonly string[];
  /** Files whose name cannot be an address; the check reports them elsewhere. */
  misplaced: readonly string[];
  /** Returns the data of a file; undefined when it cannot be read. */
  read: (file: string) => unknown;
};

type Key = 'address' | 'gone' | 'newProject' | 'buildingGone' | 'newBuilding';

function issue(
  [file, field]: [file: string, field: string],
  value: unknown,
  key: Key,
  values: Record<string, string>,
): RuleIssue {
  return { level: 'error', file, field, value: showValue(value), hint: { key: `lock.${key}`, values } };
}

const nameOf = (file: string) => path.basename(file, '.json');

/** Reports each building and project that differs from its line in the lock. */
export function listAddressIssues(files: AddressedFiles): RuleIssue[] {
  return [...listBuildingIssues(files), ...listProjectIssues(files)];
}

function listBuildingIssues({ buildings, misplaced, read }: AddressedFiles): RuleIssue[] {
  const lock = buildingLockSchema.safeParse(read(buildingLockFile)).data;
  if (!lock) return [];
  const names = [...buildings, ...misplaced].map(nameOf);
  return [
    ...lock
      .filter((name) => !names.includes(name))
      .map((name) => issue([buildingLockFile, ''], name, 'buildingGone', { name })),
    ...buildings
      .filter((file) => !lock.includes(nameOf(file)))
      .map((file) => issue([file, ''], nameOf(file), 'newBuilding', { name: nameOf(file) })),
  ];
}

function listProjectIssues({ projects, misplaced, read }: AddressedFiles): RuleIssue[] {
  const lock = lockSchema.safeParse(read(lockFile)).data;
  if (!lock) return [];
  const lines = Object.entries(lock);
  const names = [...projects, ...misplaced].map(nameOf);
  const goneLines = lines.filter(([, name]) => !names.includes(name));
  return [
    ...goneLines.map(([index, name]) => issue([lockFile, index], name, 'gone', { index, name })),
    ...projects.flatMap((file) => {
      const { index: value } = asRecord(read(file));
      if (value === undefined) return [];
      const name = nameOf(file);
      const [index, ...others] = lines.flatMap(([line, other]) => (other === name ? [line] : []));
      if (index === undefined) {
        // A renamed project is reported once, at its old name.
        if (goneLines.some(([line]) => line === String(value))) return [];
        const isFree = Number.isInteger(value) && lock[String(value)] === undefined;
        const free = String(isFree ? value : nextIndex(lock));
        return [issue([file, 'index'], value, 'newProject', { index: free, name })];
      }
      if (String(value) !== index) return [issue([file, 'index'], value, 'address', { index, name })];
      return others.map((line) => issue([lockFile, line], name, 'address', { index, name }));
    }),
  ];
}
