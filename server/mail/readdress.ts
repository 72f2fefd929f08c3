import type { MailSettings } from '../settings';
import { encodeWords } from './encode-words';
import type { Entry } from './entry';

/**
 * Applies the sender and recipients of the current settings to a stored message, because a corrected address must also
 * apply to queued messages. Recipients that have received the message are left out.
 */
export function readdress(entry: Entry, { from, to }: Pick<MailSettings, 'from' | 'to'>): Entry {
  const taken = entry.taken ?? [];
  const addresses = to.map(({ address }) => address).filter((address) => !taken.includes(address));
  const envelope = { from: from.address, to: addresses };
  const header = `From: ${from.name ? `${encodeWords(from.name)}\r\n ` : ''}<${from.address}>`;
  const raw = entry.raw.replace(/^From:.*(\r\n[ \t].*)*/m, (found) =>
    found.includes(from.address) ? found : header,
  );
  return { ...entry, envelope, raw };
}
