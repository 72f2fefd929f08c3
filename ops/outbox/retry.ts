import type { Outbox } from '../../server/mail/outbox';
import { tryFor } from '../../server/mail/retries';

/** The last date of JavaScript. */
const ever = 8.64e15;

/** Makes every waiting entry due, and every failed one for its full time again; returns their number. */
export async function retry(outbox: Outbox): Promise<number> {
  await outbox.removeBefore('gone', ever);
  let due = await outbox.makeDue();
  for (const { entry } of await outbox.list('failed')) {
    // Unreadable entries are skipped.
    if (!entry) continue;
    await outbox.setState({ ...entry, giveUp: Date.now() + tryFor }, 'new', 'failed');
    due += 1;
  }
  return due;
}
