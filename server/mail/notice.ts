import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailSettings } from '../settings';
import type { Entry } from './entry';

type Content = {
  form: string;
  /** The input of the id's hash, so that the same notice is sent once. */
  seed: string;
  from: MailSettings['from'];
  to: MailSettings['to'];
  subject: string;
  text: string;
  html?: string;
};

/** Returns headers that prevent automatic replies and name a list for filters of mailboxes. */
export function noticeHeaders(list: string, { address }: MailSettings['from']): Record<string, string> {
  return { 'Auto-Submitted': 'auto-generated', 'List-Id': `<${list}.${address.split('@').pop()}>` };
}

/** Writes a message of the site itself, which is delivered like an inquiry. */
export async function composeNotice({ form, seed, from, to, ...content }: Content) {
  const receivedAt = Date.now();
  const id = createHash('sha256').update(seed).digest('hex').slice(0, 32);
  const domain = from.address.split('@').pop();
  const raw = await new MailComposer({
    ...content,
    from,
    to,
    date: new Date(receivedAt),
    messageId: `<${id}@${domain}>`,
    headers: noticeHeaders(form, from),
  })
    .compile()
    .build();
  const envelope = { from: from.address, to: to.map(({ address }) => address) };
  return {
    id,
    form,
    inquiry: {},
    envelope,
    raw: raw.toString('latin1'),
    received: receivedAt,
  } satisfies Partial<Entry>;
}
