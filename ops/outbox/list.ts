import { timeZone } from '../../lib/today';
import { type Entry, isHook } from '../../server/mail/entry';
import type { Outbox } from '../../server/mail/outbox';
import type { Held, State } from '../../server/mail/queue';
import { describeStatus, readStatus } from '../../server/mail/status';

type Options = {
  /** Whether to print the visitors' input. */
  show: boolean;
  keepDays: number;
};

/** Prints the state of the mail, and the messages in the outbox. */
export async function list(outbox: Outbox, { show, keepDays }: Options): Promise<void> {
  console.log(`${describeStatus(await readStatus(outbox, null))}\n`);
  await print('new', 'Waiting for the next attempt');
  await print('busy', 'On the way');
  await print('failed', 'Failed, kept for 30 days');
  if (keepDays > 0) await print('sent', `Delivered, kept for ${keepDays} days`);
  else console.log('Delivered: not kept (MAIL_KEEP_DAYS)');
  printOrigins(await outbox.list('new', 'busy', 'failed', 'sent'));

  async function print(state: State, title: string): Promise<void> {
    const found = await outbox.list(state);
    console.log(`${title}: ${found.length}`);
    for (const { id, entry } of found)
      if (entry) printEntry(entry, show);
      else console.log(`  ${id}  cannot be read`);
  }
}

/** Counts inquiries by the campaign of their visit, otherwise by the site that led to it. */
function printOrigins(held: Held[]): void {
  const counts = new Map<string, number>();
  for (const { id, entry } of held) {
    if (!entry || isHook(id)) continue;
    const origin = entry.source?.campaign ?? entry.source?.host ?? 'direct or unknown';
    counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  if (counts.size > 0) console.log('Where they came from:');
  for (const [origin, count] of [...counts].sort(([, a], [, b]) => b - a))
    console.log(`  ${count}  ${origin}`);
}

/** Prints a message, and the visitor's input only on request. */
export function printEntry({ id, form, received, attempts, reason, inquiry }: Entry, show: boolean): void {
  console.log(`  ${id}  ${form}  ${formatTime(received)}  attempts: ${attempts}  ${reason}`.trimEnd());
  if (show) for (const [field, value] of Object.entries(inquiry)) console.log(`    ${field}: ${value}`);
}

/** Returns day and time in the site's time zone, as 2025-05-29 09:00. */
function formatTime(time: number): string {
  // The Swedish form of a time is that of ISO 8601.
  const format = { dateStyle: 'short', timeStyle: 'short', timeZone: timeZone() } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(time);
}
