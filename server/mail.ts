import MailComposer from 'nodemailer/lib/mail-composer';
import { escapeHtml } from './html';
import type { Form, Inquiry } from './inquiry';
import type { MailSettings } from './settings';
import type { Words } from './words';

/** A finished message: whom SMTP is told about, and the message itself, in ASCII. */
export type Message = { envelope: { from: string; to: string[] }; raw: string };

type Parts = {
  /** The part of the Message-ID before the `@`. */
  id: string;
  form: Form;
  inquiry: Inquiry;
  words: Words;
  settings: MailSettings;
  received: Date;
};

/**
 * Writes the mail of an inquiry once, so that every attempt sends the same bytes.
 *
 * The two headers that carry the visitor's words are finished here, for nodemailer lets an encoded word of the
 * visitor's own pass: whatever stands in them is Base64, so nothing in it can be a line break, a comma, a second address
 * or an encoded word. The address is what the form's check let through: ASCII, without blanks and brackets.
 */
export async function composeMail({ id, form, inquiry, words, settings, received }: Parts): Promise<Message> {
  const { from, to } = settings;
  const content = contentOf(form, inquiry, words, received);
  const raw = await new MailComposer({
    from,
    to,
    date: received,
    messageId: `<${id}@${from.address.split('@').pop()}>`,
    headers: {
      Subject: { prepared: true, value: encodeWords(words.mail(form.subject, inquiry)) },
      'Content-Language': words.language,
    },
    text: plainText(content),
    html: html(content, words),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  const replyTo = `Reply-To: ${encodeWords(inquiry.name)}\r\n <${inquiry.email}>\r\n`;
  return {
    envelope: { from: from.address, to: to.map(({ address }) => address) },
    raw: replyTo + raw.toString('latin1'),
  };
}

/** Encoded words (RFC 2047), none of which cuts a character in two; every line has at most 76 characters with its name. */
export function encodeWords(text: string): string {
  const parts = [''];
  for (const character of text) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > 39) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

type Content = { intro: string; rows: (readonly [label: string, value: string])[]; reply: string };

function contentOf(form: Form, inquiry: Inquiry, words: Words, received: Date): Content {
  return {
    intro: words.mail(form.intro),
    rows: [
      ...Object.entries(form.labels).map(
        ([field, label]) => [words.mail(label), inquiry[field] ?? ''] as const,
      ),
      [words.mail('received'), formatTime(received)],
      [words.mail('language'), words.languageName],
    ],
    reply: words.mail('reply', { email: inquiry.email }),
  };
}

/** Day and time in Israel, as 29/05/2025 09:00. */
function formatTime(time: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Jerusalem',
  });
  return format.format(time).replace(',', '');
}

function plainText({ intro, rows, reply }: Content): string {
  const lines = rows.map(([label, value]) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`);
  return [intro, lines.join('\n\n'), reply].join('\n\n');
}

function html({ intro, rows, reply }: Content, { language, direction }: Words): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:start;vertical-align:top">${escapeHtml(label)}</th>` +
      `<td dir="auto" style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><body dir="${direction}">` +
    `<p>${escapeHtml(intro)}</p><table cellpadding="6">${cells.join('')}</table><p>${escapeHtml(reply)}</p></body></html>`
  );
}
