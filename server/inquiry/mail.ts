import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeName, encodeWords } from '../mail/encode-words';
import type { Message } from '../mail/relay';
import type { MailSettings } from '../settings';
import { type ContentParts, contentOf, html, plainText, subjectOf, visitorOf } from './content';
import { spamSigns } from './spam';

type Parts = ContentParts & {
  /** The part of the Message-ID before the `@`. */
  id: string;
  settings: Pick<MailSettings, 'from' | 'to'>;
};

/**
 * Writes the mail of an inquiry once, so that every attempt sends the same bytes. It is a person's mail: `Auto-Submitted`
 * and `List-Id` would keep helpdesks from opening a ticket.
 *
 * This function encodes the two headers with the visitor's text itself, because nodemailer passes encoded words of the
 * visitor through: their content is Base64 or a plain name in quotes, so nothing in it can be a line break, a second
 * address or an encoded word. The address has passed the form's check: ASCII, without blanks and brackets.
 */
export async function composeMail({ id, settings: { from, to }, ...parts }: Parts): Promise<Message> {
  const content = contentOf(parts);
  const signs = spamSigns(parts.inquiry);
  const domain = from.address.split('@').pop();
  const raw = await new MailComposer({
    from,
    to,
    date: parts.received,
    messageId: `<${id}@${domain}>`,
    headers: {
      Subject: { prepared: true, value: encodeWords(subjectOf({ ...parts, mail: parts.translation.mail })) },
      'Content-Language': parts.translation.language,
      ...(signs.length > 0 && { 'X-Inquiry-Signs': signs.map(({ key }) => key).join(', ') }),
    },
    text: plainText(content, parts.translation),
    html: html(content, parts.translation),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  const { email } = parts.inquiry;
  const name = visitorOf(parts.form, parts.inquiry);
  const replyTo = email === undefined ? '' : `Reply-To: ${encodeName(name)}\r\n <${email}>\r\n`;
  return {
    envelope: { from: from.address, to: to.map(({ address }) => address) },
    raw: replyTo + raw.toString('latin1'),
  };
}
