import { timeOf } from '../../lib/moments';
import { readFolder, readJson } from '../../model/read/load';
import { listFields } from '../../model/rules/rule';
import { isDraft, scheduleFields } from '../../model/schema';

type PlannedRecord = { file: string; data: unknown };

/** Reads the records that can have a time of publication or removal. */
export function readPlannedRecords(): PlannedRecord[] {
  const social = { file: 'content/social.json', data: readJson('', 'social.json') };
  return [...readFolder('projects'), ...readFolder('buildings'), social];
}

/**
 * Returns the first `publishAt` or `takeOffAt` of the records after a time, at which a build changes the site, as an ISO
 * string; null when nothing is planned. Drafts do not count.
 *
 * @param after milliseconds since 1970, such as the time of the build
 */
export function nextChange(records: readonly PlannedRecord[], after: number): string | null {
  const times = records
    .filter(({ data }) => !isDraft(data))
    .flatMap(({ file, data }) => listFields(file, data))
    .filter(({ path }) => (path.at(-1) ?? '') in scheduleFields)
    .map(({ value }) => timeOf(String(value)))
    .filter((time) => time > after);
  return times.length > 0 ? new Date(Math.min(...times)).toISOString() : null;
}
