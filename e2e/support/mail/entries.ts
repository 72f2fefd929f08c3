import type { Entry } from '../../../server/mail/entry';

/** A message of the outbox, as a visitor of this moment has written it. */
export function entryOf(id = 'id', more: Partial<Entry> = {}): Entry {
  return {
    ...{ id, form: 'contact', inquiry: { name: 'Dana Private' }, raw: 'Subject: Private\r\n\r\nx' },
    envelope: { from: 'a@b.example', to: ['c@d.example'] },
    ...{ received: Date.now(), giveUp: Date.now() + 3_600_000, attempts: 0, reason: '' },
    ...more,
  };
}
