import MailComposer from 'nodemailer/lib/mail-composer';
import { timeZone } from '@/lib/today';
import { escapeHtml } from '../http/html';
import { encodeWords } from '../mail/encode-words';
import type { Message } from '../mail/message';
import type { MailSettings } from '../settings';
import type { Form, Inquiry } from './forms';
import type { Source } from './source';
import type { Translation } from './translations';

type Parts = {
  /** The part of the Message-ID before the `@`. */
  id: string;
  form: Form;
  inquiry: Inquiry;
  translation: Translation;
  source: Source;
  settings: Pick<MailSettings, 'from' | 'to'>;
  received: Date;
};

/**
 * Writes the mail of an inquiry once, so that every attempt sends the same bytes.
 *
 * The two headers that carry the visitor's words are finished here, for nodemailer lets an encoded word of the
 * visitor's own pass: their content is Base64, so nothing in it can be a line break, a comma, a second address
 * or an encoded word. The address is what the form's check let through: ASCII, without blanks and brackets.
 */
export async function composeMail({
  id,
  form,
  inquiry,
  translation,
  source,
  settings,
  received,
}: Parts): Promise<Message> {
  const { from, to } = settings;
  const content = contentOf({ form, inquiry, translation, source, received });
  const subject = source.unit && form.name === 'building' ? 'subjectUnit' : form.subject;
  const values = { ...inquiry, unit: source.unit ?? '' };
  const domain = from.address.split('@').pop();
  const raw = await new MailComposer({
    from,
    to,
    date: received,
    messageId: `<${id}@${domain}>`,
    headers: {
      Subject: { prepared: true, value: encodeWords(translation.mail(subject, values)) },
      'Content-Language': translation.language,
      // Nothing answers by itself to what a program has sent (RFC 3834); mailboxes sort by the list.
      'Auto-Submitted': 'auto-generated',
      'List-Id': `<inquiries.${domain}>`,
    },
    text: plainText(content),
    html: html(content, translation),
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

type Content = {
  intro: string;
  rows: (readonly [label: string, value: string])[];
  /** Where it came from, in words. */
  source: string;
  reply: string;
  /** A link that opens a reply in the visitor's language, with its greeting. */
  answer: { text: string; href: string };
};

function contentOf({
  form,
  inquiry,
  translation: { mail, languageName },
  source: { page, unit, host, campaign },
  received,
}: Omit<Parts, 'id' | 'settings'>): Content {
  const { name, email } = inquiry;
  const sourceRows: [label: string, value?: string][] = [
    [mail('page'), page],
    [mail('unit'), unit],
    [mail('host'), host],
    [mail('campaign'), campaign],
  ];
  const body = [mail('answerHello', { name }), mail('answerThanks'), ''].join('\r\n\r\n');
  const query = { subject: mail('answerSubject'), body };
  const parameters = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return {
    intro: mail(form.intro),
    rows: [
      ...form.fields.map((field) => [mail(field.label), inquiry[field.name] ?? ''] as const),
      [mail('received'), formatTime(received)],
      [mail('language'), languageName],
      ...sourceRows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    ],
    source: [
      page && mail('sourcePage', { page: isolate(page) }),
      host && mail('sourceHost', { host: isolate(host) }),
      campaign && mail('sourceCampaign', { campaign: isolate(campaign) }),
    ]
      .filter(Boolean)
      .join(' '),
    reply: mail('reply', { email }),
    answer: {
      text: mail('answer', { name, language: languageName }),
      href: `mailto:${encodeURIComponent(email).replace('%40', '@')}?${parameters.join('&')}`,
    },
  };
}

/** Keeps the direction of a text from changing what is around it. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Cached: creating it takes longer than the rest of the mail. */
let timeFormat: Intl.DateTimeFormat | undefined;

/** Day and time in the site’s time zone, as 29/05/2025 09:00. */
function formatTime(time: Date): string {
  timeFormat ??= new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: timeZone(),
  });
  return timeFormat.format(time).replace(',', '');
}

function plainText({ intro, rows, source, reply }: Content): string {
  const lines = rows.map(([label, value]) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`);
  return [intro, lines.join('\n\n'), source, reply].filter(Boolean).join('\n\n');
}

function html({ intro, rows, source, reply, answer }: Content, { language, direction }: Translation): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:start;vertical-align:top">${escapeHtml(label)}</th>` +
      `<td dir="auto" style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><body dir="${direction}">` +
    `<p>${escapeHtml(intro)}</p><table cellpadding="6">${cells.join('')}</table>` +
    (source && `<p>${escapeHtml(source)}</p>`) +
    `<p>${escapeHtml(reply)}</p><p><a href="${escapeHtml(answer.href)}">${escapeHtml(answer.text)}</a></p></body></html>`
  );
}
