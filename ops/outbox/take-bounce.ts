import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { z } from 'zod';
import { linesAsHtml } from '../../server/http/html';
import { type Entry, tryFor } from '../../server/mail/entry';
import { noticeHeaders } from '../../server/mail/notice';
import { keepFailedFor, type Outbox } from '../../server/mail/outbox';
import type { MailSettings } from '../../server/settings';

/**
 * The kind of a mail to the bounce address: a message failed or is late, a program or a person has replied, or a
 * program reports something else.
 */
type Bounce = {
  kind: 'failed' | 'delayed' | 'automatic' | 'person';
  ids: string[];
  /** A hash that identifies the same report. */
  key: string;
  returned: Returned;
};

/**
 * The result: `known` when it was read before, `here` when its inquiry has failed already, `later` while the inquiry is
 * still being sent to others, `unknown` for other messages.
 */
type BounceOutcome = Bounce['kind'] | 'known' | 'here' | 'later' | 'unknown';

/** The parts of a message in a bounce. */
type Returned = Pick<Entry, 'raw' | 'inquiry' | 'reason'> & {
  /** The recipients that do not have it, as named by the report. */
  failed: string[];
};

/** Headers and recipients of a repeated message. */
type Sender = Pick<MailSettings, 'from' | 'to'>;

/** Reads a mail to the bounce address, and marks its message as failed. */
export async function handleBounce(
  outbox: Outbox,
  raw: Buffer,
  sender: Sender,
): Promise<{ outcome: BounceOutcome; id?: string | undefined }> {
  const { kind, ids, key, returned } = await readBounce(raw, sender);
  if (kind !== 'failed') return { outcome: kind, id: ids[0] };
  if ((await outbox.marked('report', key)) !== null) return { outcome: 'known', id: ids[0] };
  const to = sender.to.map(({ address }) => address);
  for (const id of ids) {
    const outcome = await putBack(outbox, id, returned, to);
    if (outcome === 'unknown') continue;
    if (outcome !== 'later') await outbox.mark('report', key);
    return { outcome, id };
  }
  await outbox.mark('stray', key);
  return { outcome: 'unknown' };
}

/**
 * Marks a bounced mail as failed: the kept copy, or otherwise the returned text. Recipients that have it do not get it
 * again.
 *
 * @param to the recipients of the current settings
 * @returns whether it does so now, did so already, is still being sent to others, or is unknown
 */
export async function putBack(
  outbox: Outbox,
  id: string,
  { failed, ...returned }: Returned,
  to: readonly string[],
): Promise<'failed' | 'here' | 'later' | 'unknown'> {
  const held = await outbox.read(id);
  if (held?.state === 'new' || held?.state === 'busy') return 'later';
  const received = await outbox.marked('seen', id);
  const kept = held?.entry;
  if (received === null && !kept) return 'unknown';
  const isNamed = (address: string) => failed.includes(address.toLowerCase());
  const isKnown = to.some(isNamed);
  const now = await outbox.now();
  if (kept && held.state === 'failed') {
    const taken = kept.taken?.filter((address) => isKnown && !isNamed(address)) ?? [];
    await outbox.setState({ ...kept, taken }, 'failed', 'failed', now - held.time);
    return 'here';
  }
  const copy = kept ?? {
    ...{ ...returned, id, form: 'returned', envelope: { from: '', to: [] } },
    ...{ received: received ?? now, giveUp: 0, attempts: 1 },
  };
  const taken = isKnown ? to.filter((address) => !isNamed(address)) : [];
  // Kept as long as an undelivered message, but at least five days, however late the bounce is.
  const age = Math.min(Math.max(now - copy.received - tryFor, 0), keepFailedFor - tryFor);
  await outbox.setState({ ...copy, taken, reason: returned.reason }, 'failed', held?.state, age);
  return 'failed';
}

async function readBounce(raw: Buffer, sender: Sender): Promise<Bounce> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  const report = contentOf(mail, 'message/delivery-status', 'message/global-delivery-status');
  const actions = fieldsOf(report, 'action').map((action) => action.toLowerCase());
  const copy = contentOf(mail, 'message/rfc822', 'message/global', 'text/rfc822-headers');
  // Envelope ids are hexadecimal, so no mail server escapes them.
  const named = [...fieldsOf(report, 'original-envelope-id'), `${copy}\n${mail.text ?? ''}`].join('@\n');
  const ids = [...new Set(Array.from(`${named}@`.matchAll(/\b[0-9a-f]{32}(?=@)/g), ([id]) => id))];
  return {
    kind: kindOf(mail, actions),
    ids,
    // A mail server that delivers a report again gives it other headers.
    key: createHash('sha256')
      .update(mail.messageId ?? raw)
      .digest('hex'),
    returned: {
      ...(await returnedBy(copy, mail, fieldsOf(report, 'status'), sender)),
      failed: failedIn(report, mail),
    },
  };
}

/** Returns the recipients that a report or Exim's own header names as failed. */
function failedIn(report: string, { headers }: Email): string[] {
  const blocks = report.split(/\r?\n\s*\r?\n/).filter((block) => /^action:\s*failed/im.test(block));
  const lines = blocks.flatMap((block) => block.match(/^(original|final)-recipient:.*/gim) ?? []);
  const header = headers.find(({ key }) => key === 'x-failed-recipients')?.value ?? '';
  return [...lines, header].flatMap((text) => text.toLowerCase().match(/[^\s;,<>:]+@[^\s;,<>]+/g) ?? []);
}

function contentOf({ attachments }: Email, ...types: string[]): string {
  return String(attachments.find(({ mimeType }: Attachment) => types.includes(mimeType))?.content ?? '');
}

/** Returns all values of a field of a delivery report (RFC 3464), without comments. */
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
 * Returns the bounced text as a message that can be sent again. Only text is used, because a bounce can be forged and
 * the site would send it as its own.
 */
async function returnedBy(
  copy: string,
  bounce: Email,
  statuses: string[],
  { from, to }: Sender,
): Promise<Omit<Returned, 'failed'>> {
  const mail = copy ? await PostalMime.parse(copy) : bounce;
  const email = mail.replyTo?.find(({ address }) => z.regexes.html5Email.test(address ?? ''))?.address ?? '';
  const text = mail.text?.trim() || bounce.text || '';
  const messageId = /^<[\w.-]+@[\w.-]+>$/.exec(mail.messageId ?? '')?.[0];
  const raw = await new MailComposer({
    ...{ from, to },
    ...(copy && messageId ? { messageId } : {}),
    headers: noticeHeaders('inquiries', from),
    subject: `↩ ${copy ? (mail.subject ?? '') : ''}`.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim(),
    ...(email ? { replyTo: { name: '', address: email } } : {}),
    text,
    html: `<div style="white-space:pre-wrap">${linesAsHtml(text)}</div>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  const status = statuses.find((found) => /^[45]\.\d{1,3}\.\d{1,3}$/.test(found)) ?? '';
  return { raw: raw.toString('latin1'), inquiry: { email, text }, reason: `bounced ${status}`.trim() };
}
