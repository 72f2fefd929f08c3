import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { z } from 'zod';
import type { Returned } from './operator';
import type { Outbox } from './outbox';

/**
 * What a mail to the address of bounces is: a message failed or is late, a program or a person has replied, or a program
 * reports something else.
 */
type Bounce = { kind: 'failed' | 'delayed' | 'automatic' | 'person'; ids: string[]; returned: Returned };

/**
 * What became of it: `here` when it waits for a person already, `later` while it is still owed to others,
 * `unknown` when it is not ours.
 */
export type BounceOutcome = Exclude<Bounce['kind'], 'failed'> | 'failed' | 'here' | 'later' | 'unknown';

/** Reads a mail to the address of bounces, and has the message that it names wait for a person. */
export async function takeBounce(
  outbox: Outbox,
  raw: Buffer,
): Promise<{ outcome: BounceOutcome; id?: string }> {
  const { kind, ids, returned } = await readBounce(raw);
  for (const id of kind === 'failed' ? ids : []) {
    const outcome = await outbox.bounce(id, returned);
    if (outcome !== 'unknown') return { outcome, id };
  }
  if (kind !== 'failed') return { outcome: kind, id: ids[0] };
  await outbox.noteStray(createHash('sha256').update(raw).digest('hex'));
  return { outcome: 'unknown' };
}

async function readBounce(raw: Buffer): Promise<Bounce> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  const report = contentOf(mail, 'message/delivery-status');
  const actions = fieldsOf(report, 'action').map((action) => action.toLowerCase());
  const copy = contentOf(mail, 'message/rfc822', 'message/global', 'text/rfc822-headers');
  // Envelope ids are hexadecimal: nothing of them is escaped on the way.
  const named = [...fieldsOf(report, 'original-envelope-id'), `${copy}\n${mail.text ?? ''}`].join('@\n');
  const ids = [...new Set(Array.from(`${named}@`.matchAll(/\b[0-9a-f]{32}(?=@)/g), ([id]) => id))];
  return {
    kind: kindOf(mail, actions),
    ids,
    returned: await returnedBy(copy, mail, fieldsOf(report, 'status')),
  };
}

function contentOf({ attachments }: Email, ...types: string[]): string {
  return String(attachments.find(({ mimeType }: Attachment) => types.includes(mimeType))?.content ?? '');
}

/** All values of a field of a delivery report (RFC 3464), without comments. */
function fieldsOf(report: string, name: string): string[] {
  const pattern = new RegExp(`^${name}:[ \\t]*([^\\s;(]+)`, 'gim');
  return Array.from(report.matchAll(pattern), ([, value = '']) => value);
}

function kindOf({ headers }: Email, actions: string[]): Bounce['kind'] {
  const header = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase();
  // Exim's own form has no report.
  if (actions.includes('failed') || header('x-failed-recipients')) return 'failed';
  if (actions.includes('delayed')) return 'delayed';
  const isAutomatic = actions.length > 0 || !['no', undefined].includes(header('auto-submitted'));
  return isAutomatic || header('precedence') ? 'automatic' : 'person';
}

/**
 * What came back, as a message that can be sent again. Its text alone is taken: a bounce can be forged, and what is sent
 * again has the sender of the site.
 */
async function returnedBy(copy: string, bounce: Email, statuses: string[]): Promise<Returned> {
  const mail = copy ? await PostalMime.parse(copy) : bounce;
  const email = mail.replyTo?.find(({ address }) => z.regexes.html5Email.test(address ?? ''))?.address ?? '';
  const text = mail.text?.trim() || bounce.text || '';
  const messageId = /^<[\w.-]+@[\w.-]+>$/.exec(mail.messageId ?? '')?.[0];
  const raw = await new MailComposer({
    from: 'returned@invalid',
    ...(copy && messageId ? { messageId } : {}),
    subject: `↩ ${copy ? (mail.subject ?? '') : ''}`.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim(),
    ...(email ? { replyTo: { name: '', address: email } } : {}),
    text,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  const status = statuses.find((found) => /^[45]\.\d{1,3}\.\d{1,3}$/.test(found)) ?? '';
  return { raw: raw.toString('latin1'), inquiry: { email, text }, reason: `bounced ${status}`.trim() };
}
