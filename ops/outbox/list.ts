import type { Entry } from '../../server/mail/entry';
import type { Outbox } from '../../server/mail/outbox';
import type { State } from '../../server/mail/queue';
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
  await print('sent', `Delivered, kept for ${keepDays} days`);

  async function print(state: State, title: string): Promise<void> {
    const found = await outbox.list(state);
    console.log(`${title}: ${found.length}`);
    for (const { id, entry } of found)
      if (entry) printEntry(entry, show);
      else console.log(`  ${id}  cannot be read`);
  }
}

/** Prints a message, and the visitor's input only on request. */
export function printEntry({ id, form, received, attempts, reason, inquiry }: Entry, show: boolean): void {
  console.log(`  ${id}  ${form}  ${age(received)} old  attempts: ${attempts}  ${reason}`);
  if (show) for (const [field, value] of Object.entries(inquiry)) console.log(`    ${field}: ${value}`);
}

function age(time: number): string {
  const minutes = Math.floor((Date.now() - time) / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  return [days && `${days} d`, hours && `${hours} h`, `${minutes % 60} min`].filter(Boolean).join(' ');
}
