import path from 'node:path';
import { z } from 'zod';
import { showValue } from '../issues';
import { isPlanned } from '../read/schedule';
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
  /** Files that the site does not read because of their place or name; other rules report them. */
  misplaced: readonly string[];
  /** Returns the data of a file; undefined when it cannot be read. */
  read: (file: string) => unknown;
  /** Returns its data in the last commit; undefined without git. */
  readCommitted: (file: string) => unknown;
};

type Key = 'address' | 'gone' | 'newProject' | 'buildingGone' | 'newBuilding' | 'unitGone' | 'planned';

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
  const committed = buildingLockSchema.safeParse(readCommitted(buildingLockFile)).data ?? [];
  // A company that takes over the site drops the addresses of its predecessor.
  const published = committed.some((name) => lock.includes(name)) ? committed : [];
  const astray = misplaced.filter((file) => file.startsWith('content/buildings/'));
  const names = [...buildings, ...astray].map(nameOf);
  const locked = [...new Set([...published, ...lock])];
  const gone = locked.filter((name) => !names.includes(name) || !lock.includes(name));
  const added = names.filter((name) => !locked.includes(name));
  return [
    ...gone.map((name) => issue([buildingLockFile, ''], name, 'buildingGone', { name })),
    ...added.map((name) => issue([`content/buildings/${name}.json`, ''], name, 'newBuilding', { name })),
    ...buildings.flatMap((file) => {
      const building = nameOf(file);
      const units = unitsIn(read(file));
      const kept = units.map(({ number }) => number);
      const before = published.includes(building) ? unitsIn(readCommitted(file)) : [];
      const numbers = before.filter((unit) => !isPlanned(unit)).map(({ number }) => number);
      const lost = numbers.filter((number) => !kept.includes(number));
      return [
        ...lost.map((number) => issue([file, 'units'], number, 'unitGone', { building, number })),
        // A published page is permanent, so it cannot be planned again.
        ...units.flatMap(({ number, publishAt }, index) => {
          if (!isPlanned({ publishAt }) || !numbers.includes(number)) return [];
          const address = `/${building}/${number}`;
          return [issue([file, `units.${index}.publishAt`], publishAt, 'planned', { address })];
        }),
      ];
    }),
  ];
}

type Unit = { number: string; publishAt?: unknown };

/** Returns the units in unvalidated data of a building. */
function unitsIn(data: unknown): Unit[] {
  const { units } = Object(data);
  return Array.isArray(units) ? units.map(Object) : [];
}

function listProjectIssues({ projects, misplaced, read, readCommitted }: AddressedFiles): RuleIssue[] {
  const lock = lockSchema.safeParse(read(lockFile)).data;
  if (!lock) return [];
  const lines = Object.entries(lock);
  const linesOf = (name: string) => lines.filter(([, other]) => other === name).map(([index]) => index);
  const committed = Object.entries(lockSchema.safeParse(readCommitted(lockFile)).data ?? {});
  const isSameCompany = committed.some(([, name]) => linesOf(name).length > 0);
  const isPublished = (name: string) => {
    const before = readCommitted(`content/projects/${name}.json`);
    return !isDraft(before) && !isPlanned(before);
  };
  const lost = committed.filter(([index, name]) => lock[index] !== name && isPublished(name));
  if (isSameCompany && lost.length > 0)
    return lost.map(([index, name]) => issue([lockFile, index], lock[index], 'address', { index, name }));
  const names = new Set([...projects, ...misplaced].map(nameOf));
  const gone = lines.filter(([, name]) => !names.has(name));
  const next = String(Math.max(-1, ...lines.map(([index]) => Number(index))) + 1);
  return [
    ...gone.map(([index, name]) => issue([lockFile, index], name, 'gone', { index, name })),
    ...committed.flatMap(([index, name]) => {
      const file = `content/projects/${name}.json`;
      const { publishAt } = Object(read(file));
      if (!isPlanned({ publishAt }) || !isPublished(name)) return [];
      return [issue([file, 'publishAt'], publishAt, 'planned', { address: `/project/${index}` })];
    }),
    ...projects.flatMap((file): RuleIssue[] => {
      const data = read(file);
      if (typeof data !== 'object' || data === null || !('index' in data)) return [];
      const [name, own, value] = [nameOf(file), linesOf(nameOf(file)), data.index];
      const [first] = own;
      const index = String(value);
      if (own.includes(index)) {
        const others = own.filter((line) => line !== index);
        return others.map((line) => issue([lockFile, line], name, 'address', { index, name }));
      }
      if (first !== undefined) return [issue([file, 'index'], value, 'address', { index: first, name })];
      // A renamed project is reported once, at its old name.
      if (gone.some(([line]) => line === index)) return [];
      const free = Number.isInteger(value) && lock[index] === undefined ? index : next;
      return [issue([file, 'index'], value, 'newProject', { index: free, name })];
    }),
  ];
}
