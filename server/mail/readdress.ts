import type { MailSettings } from '../settings';
import { encodeWords } from './encode-words';
import type { Entry } from './outbox';

/**
 * Gives a stored message the sender and the recipients of the present settings: whoever corrects an address that the
 * relay refuses wants the messages that wait to follow. Recipients that have the message already are left out.
 */
export function readdress(entry: Entry, { from, to }: Pick<MailSettings, 'from' | 'to'>): Entry {
  const taken = entry.taken ?? [];
  const addresses = to.map(({ address }) => address).filter((address) => !taken.includes(address));
  const envelope = { from: from.address, to: addresses };
  if (entry.envelope.from === from.address) return { ...entry, envelope };
  const header = `From: ${from.name ? `${encodeWords(from.name)}\r\n ` : ''}<${from.address}>`;
  return { ...entry, envelope, raw: entry.raw.replace(/^From:.*(\r\n[ \t].*)*/m, () => header) };
}
