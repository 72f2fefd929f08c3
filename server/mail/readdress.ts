import { encodeWords } from '../../lib/encode-words';
import type { MailSettings } from '../settings';
import type { Entry } from './entry';

type Recipients = Pick<MailSettings, 'from' | 'to' | 'bouncesTo'>;

/**
 * Applies the sender and recipients of the current settings to a stored message, because a corrected address must also
 * apply to queued messages. Recipients that have received the message are left out. Where bounces are read, the
 * envelope sends them to their address, with the id of the message.
 */
export function readdress(entry: Entry, { from, to, bouncesTo }: Recipients): Entry {
  const taken = entry.taken ?? [];
  const addresses = to.map(({ address }) => address).filter((address) => !taken.includes(address));
  const envelope = { from: bouncesTo ?? from.address, to: addresses };
  const envid = bouncesTo && entry.id;
  const header = `From: ${from.name ? `${encodeWords(from.name)}\r\n ` : ''}<${from.address}>`;
  const raw = entry.raw.replace(/^From:.*(\r\n[ \t].*)*/m, (found) =>
    found.includes(from.address) ? found : header,
  );
  return { ...entry, envelope, envid, raw };
}
