import { z } from 'zod';
import { showValue } from '../read/issues';
import type { RuleIssue } from './rule';

export const lockFile = 'content/projects.lock.json';

/** Which project each address `/project/…` belongs to for good. */
export type Lock = Record<string, string>;

export const lockSchema = z.record(z.string().regex(/^(0|[1-9]\d*)$/), z.string());

/** A project by its file, whatever is wrong with the rest of it. */
export type AddressedProject = { file: string; name: string; index: unknown };

/**
 * Every project keeps the address that it was published with.
 *
 * @param elsewhere names of projects whose files are misplaced, which is reported there
 * @param published lines that the lock had when it was last committed
 */
export function listLockIssues(
  lock: Lock,
  projects: readonly AddressedProject[],
  elsewhere: readonly string[] = [],
  published: Lock = {},
): RuleIssue[] {
  const lost = Object.entries(published).filter(([index, name]) => lock[index] !== name);
  if (lost.length > 0) return lost.map(([index, name]) => lockIssue('address', index, lock[index], name));
  const lines = Object.entries(lock);
  const linesOf = (name: string) => lines.filter(([, other]) => other === name).map(([index]) => index);
  const names = new Set([...projects.map(({ name }) => name), ...elsewhere]);
  const gone = lines.filter(([, name]) => !names.has(name));
  const next = String(Math.max(-1, ...lines.map(([index]) => Number(index))) + 1);
  return [
    ...gone.map(([index, name]) => lockIssue('gone', index, name, name)),
    ...projects.flatMap(({ file, name, index }): RuleIssue[] => {
      const own = linesOf(name);
      const first = own[0] ?? '';
      const place = { file, field: 'index', value: index };
      if (own.includes(String(index))) {
        const others = own.filter((line) => line !== String(index));
        return others.map((line) => lockIssue('address', String(index), name, name, { field: line }));
      }
      if (own.length > 0) return [lockIssue('address', first, index, name, place)];
      // A project whose file was renamed is reported at the name that is gone.
      if (gone.some(([line]) => line === String(index))) return [];
      const isFree = Number.isInteger(index) && lock[String(index)] === undefined;
      return [lockIssue('newProject', isFree ? String(index) : next, index, name, place)];
    }),
  ];
}

/** The names of the buildings that are published, each of which is an address for good. */
export const buildingLockFile = 'content/buildings.lock.json';

export const buildingLockSchema = z.array(z.string());

/**
 * Every building keeps the address that it was published with.
 *
 * @param names of the files of the buildings that there are
 * @param published lines that the lock had when it was last committed
 */
export function listBuildingLockIssues(
  lock: readonly string[],
  names: readonly string[],
  published: readonly string[] = [],
): RuleIssue[] {
  const issue = (key: 'buildingGone' | 'newBuilding', name: string, file: string): RuleIssue => {
    return { level: 'error', file, field: '', value: name, hint: { key: `lock.${key}`, values: { name } } };
  };
  const gone = [...new Set([...published, ...lock])].filter(
    (name) => !names.includes(name) || !lock.includes(name),
  );
  const added = names.filter((name) => !lock.includes(name) && !published.includes(name));
  return [
    ...gone.map((name) => issue('buildingGone', name, buildingLockFile)),
    ...added.map((name) => issue('newBuilding', name, `content/buildings/${name}.json`)),
  ];
}

/**
 * Every unit keeps the address that it was published with.
 *
 * @param id the building
 * @param published the numbers of its units when it was last committed
 */
export function listUnitLockIssues(
  id: string,
  numbers: readonly unknown[],
  published: readonly string[],
): RuleIssue[] {
  return published
    .filter((number) => !numbers.includes(number))
    .map((number) => ({
      level: 'error',
      file: `content/buildings/${id}.json`,
      field: 'units',
      value: number,
      hint: { key: 'lock.unitGone', values: { building: id, number } },
    }));
}

function lockIssue(
  key: 'address' | 'gone' | 'newProject',
  index: string,
  value: unknown,
  name: string,
  place: { file?: string; field?: string } = {},
): RuleIssue {
  const { file = lockFile, field = index } = place;
  const hint = { key: `lock.${key}`, values: { index, name } } as const;
  return { level: 'error', file, field, value: showValue(value), hint };
}
