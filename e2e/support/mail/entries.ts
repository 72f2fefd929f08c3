import type { Entry } from '../../../server/mail/entry';

/** Returns a message of the outbox, as if a visitor had just sent it. */
export function entryOf(id = 'id', more: Partial<Entry> = {}): Entry {
  return {
    id,
    form: 'contact',
    inquiry: { name: 'Dana Private' },
    raw: 'Subject: Private\r\n\r\nx',
    envelope: { from: 'a@b.example', to: ['c@d.example'] },
    received: Date.now(),
    giveUp: Date.now() + 3_600_000,
    attempts: 0,
    reason: '',
    ...more,
  };
}
