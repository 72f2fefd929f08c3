import { readFolder, readJson } from '../../content/read/load';
import { listFields } from '../../content/rules/rule';
import { isDraft, scheduleFields } from '../../content/schema';
import { timeOf } from '../../lib/moments';
import { timeZone } from '../../lib/today';

/** A moment at which a build changes the site, in milliseconds since 1970, and where it is written. */
export type Plan = { time: number; file: string; field: string };

/** What the records plan; a draft plans nothing. */
export function listPlans(): Plan[] {
  const social = { file: 'content/social.json', data: readJson('', 'social.json') };
  return [...readFolder('projects'), ...readFolder('buildings'), social]
    .filter(({ data }) => !isDraft(data))
    .flatMap(({ file, data }) => listFields(file, data).map((found) => ({ ...found, file })))
    .filter(({ path }) => (path.at(-1) ?? '') in scheduleFields)
    .map(({ file, field, value }) => ({ file, field, time: timeOf(String(value)) }));
}

/** The first plan that a build at a time did not know to have come; undefined when there is none. */
export function nextPlan(plans: readonly Plan[], built: number): Plan | undefined {
  return plans.filter(({ time }) => time > built).sort((a, b) => a.time - b.time)[0];
}

/** When the next build is due, in a sentence. */
export function sayNext(next: Plan | undefined, now = Date.now()): string {
  if (!next) return 'No build is due: nothing is planned for a time after the last one.';
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone: timeZone() } as const;
  const moment = new Intl.DateTimeFormat('en-GB', style).format(next.time);
  const start = next.time <= now ? 'A build has been due since' : 'The next build is due on';
  return `${start} ${moment} (${timeZone()}): ${next.file}, ${next.field}.`;
}
