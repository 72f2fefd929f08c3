import { buildingSchema } from '../../content/schema';
import { daysBetween } from './age';
import type { Finding } from './finding';
import { readJsonFile } from './project-files';

const file = 'content/building.json';

/** Days after which a visitor wonders whether anybody still builds. */
const lifetime = 90;

/** A warning when the newest step of construction has grown old; a handover is the last one. */
export function checkProgress(root: string, today = new Date()): Finding[] {
  const { data } = buildingSchema.safeParse(readJsonFile(root, file)?.data);
  const steps = (data?.progress ?? []).map(({ date, phase }, at) => ({ date, phase, at }));
  const newest = steps.sort((a, b) => b.date.localeCompare(a.date))[0];
  if (!newest || newest.phase === 'handover') return [];
  if (daysBetween(newest.date, today.toISOString().slice(0, 10)) <= lifetime) return [];
  const cure = `the newest step is older than ${lifetime} days: add one that says how far construction is today`;
  return [{ level: 'warning', file, field: `progress.${newest.at}.date`, value: newest.date, cure }];
}
