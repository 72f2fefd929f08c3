import { createHash } from 'node:crypto';
import { encodeWords } from '../../server/mail/encode-words';
import type { Entry } from '../../server/mail/entry';
import { tryFor } from '../../server/mail/retries';

/**
 * Returns a kept message as a new one with the old in `References`, because mailboxes drop a second mail with the same
 * Message-ID.
 *
 * @param mark the prefix of the subject
 */
export function asNew(entry: Entry, mark: string, now: number): Entry {
  const id = createHash('sha256').update(`${entry.id} ${now}`).digest('hex').slice(0, 32);
  const end = entry.raw.indexOf('\r\n\r\n');
  const headers = entry.raw
    .slice(0, end)
    .replace(/^References:.*(\r\n[ \t].*)*\r\n/im, '')
    .replace(
      /^Message-ID: *(<[^>]*@([^>]*)>)/im,
      (_, old, host) => `Message-ID: <${id}@${host}>\r\nReferences: ${old}`,
    )
    .replace(/^Subject: */im, `Subject: ${encodeWords(`${mark} `)}\r\n `);
  return {
    ...entry,
    id,
    taken: [],
    giveUp: now + tryFor,
    attempts: 0,
    reason: '',
    raw: headers + entry.raw.slice(end),
  };
}
