import { z } from 'zod';

/** The permanent project of each address `/project/…`. */
export const lockFile = 'content/projects.lock.json';
export const lockSchema = z.record(z.string().regex(/^(0|[1-9]\d*)$/), z.string());

/** The permanent addresses of buildings. */
export const buildingLockFile = 'content/buildings.lock.json';
export const buildingLockSchema = z.array(z.string());

/** Returns the next index of a project: above every used one, because an address is never given again. */
export function nextIndex(lock: Record<string, unknown>): number {
  return Math.max(-1, ...Object.keys(lock).map(Number).filter(Number.isInteger)) + 1;
}
