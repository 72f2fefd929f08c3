import { setTimeout as sleep } from 'node:timers/promises';
import type { Outbox } from './outbox';
import type { Relays, Trouble } from './relays';

/** Problems that need someone: an inquiry waits too long, one has failed, the relay or the disk refuses them. */
export type Problem = 'waiting' | 'failed' | 'relay' | 'outbox';

/** The state of the mail: counts only, without personal data. */
export type Status = {
  waiting: number;
  /** Age of the oldest waiting inquiry; 0 without one. */
  oldestMinutes: number;
  failed: number;
  /** Whether the outbox can be written to. */
  writable: boolean;
  /** The reason why the first relay accepts no session, or has refused a waiting message; null without one. */
  trouble: Trouble | null;
};

/** Minutes after which a waiting inquiry is a problem. */
const maxMinutes = 15;

/** Milliseconds after which a disk that does not answer counts as broken. */
const diskTimeout = 5000;

/**
 * Reads the state of the outbox and its relays. An outbox that is unreadable or takes more than five seconds has counts
 * of 0 and is not writable.
 *
 * @param relays null in a command, which sends nothing
 */
export async function readStatus(
  outbox: Outbox,
  relays: Pick<Relays, 'findTrouble'> | null,
): Promise<Status> {
  const late = sleep(diskTimeout, null, { ref: false });
  const [seen, trouble = null] = await Promise.all([
    Promise.race([look(outbox).catch(() => null), late]),
    relays?.findTrouble(),
  ]);
  if (!seen) return { waiting: 0, oldestMinutes: 0, failed: 0, writable: false, trouble };
  const { writable, waiting, age, failed, refusal } = seen;
  const oldestMinutes = Math.floor(age / 60_000);
  return { waiting, oldestMinutes, failed, writable, trouble: trouble ?? refusal };
}

async function look(outbox: Outbox) {
  // First, because it creates missing folders.
  const writable = await outbox.isWritable();
  const counts = await outbox.count();
  return { writable, ...counts, refusal: counts.waiting > 0 ? await outbox.findRefusal() : null };
}

/** Returns the problems of a status, the most urgent first. */
export function problemsOf({ oldestMinutes, failed, writable, trouble }: Status): Problem[] {
  const found: [Problem, boolean][] = [
    ['outbox', !writable],
    ['relay', trouble !== null],
    ['failed', failed > 0],
    ['waiting', oldestMinutes >= maxMinutes],
  ];
  return found.flatMap(([problem, holds]) => (holds ? [problem] : []));
}

/** Returns the status in one line. */
export function describeStatus(status: Status): string {
  const { waiting, oldestMinutes, failed, trouble } = status;
  const problems = problemsOf(status);
  const causes = [
    problems.includes('outbox') && 'the outbox cannot be written to',
    trouble &&
      `the mail relay ${trouble.kind === 'unreachable' ? 'cannot be reached' : 'refuses our mail'} (${trouble.reason})`,
  ].filter(Boolean);
  const age = waiting > 0 ? `, the oldest for ${oldestMinutes} min` : '';
  const counts = `${waiting} waiting${age}, ${failed} failed`;
  return `${problems.length > 0 ? 'Inquiries need attention' : 'OK'}: ${[...causes, counts].join('; ')}.`;
}
