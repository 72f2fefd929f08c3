import { timeZone } from '@/lib/today';
import { escapeHtml } from '../http/html';
import type { Form, Inquiry } from './forms';
import type { Source } from './source';
import type { Translation } from './translations';

export type ContentParts = {
  form: Form;
  inquiry: Inquiry;
  translation: Translation;
  source: Source;
  received: Date;
};

type Content = {
  intro: string;
  rows: (readonly [label: string, value: string])[];
  /** Where it came from, in words. */
  source: string;
  reply: string;
  /** A link that opens a reply in the visitor's language, with its greeting. */
  answer: { text: string; href: string };
};

/** What the mail of an inquiry says. */
export function contentOf({
  form,
  inquiry,
  translation: { mail, languageName },
  source: { page, unit, host, campaign },
  received,
}: ContentParts): Content {
  const { name, email } = inquiry;
  const body = [mail('answerHello', { name }), mail('answerThanks'), ''].join('\r\n\r\n');
  const query = { subject: mail('answerSubject'), body };
  const parameters = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return {
    intro: mail(form.intro),
    rows: [
      ...form.fields.flatMap(({ name, label }) => {
        const value = inquiry[name];
        return value === undefined ? [] : [[mail(label), value] as const];
      }),
      [mail('received'), formatTime(received)],
      [mail('language'), languageName],
      ...Object.entries({ page, unit, host, campaign }).flatMap(([label, value]) =>
        value ? [[mail(label), value] as const] : [],
      ),
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

/** The text of the mail. */
export function plainText({ intro, rows, source, reply }: Content): string {
  const lines = rows.map(([label, value]) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`);
  return [intro, lines.join('\n\n'), source, reply].filter(Boolean).join('\n\n');
}

/** The same as HTML: everything that a visitor wrote is escaped. */
export function html(
  { intro, rows, source, reply, answer }: Content,
  { language, direction }: Translation,
): string {
  // A value may run the other way, but begins where the others begin.
  const cell = `vertical-align:top;text-align:${direction === 'rtl' ? 'right' : 'left'}`;
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${cell}">${escapeHtml(label)}</th>` +
      `<td dir="auto" style="${cell};white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><body dir="${direction}" style="font-family:sans-serif;line-height:1.5">` +
    `<p>${escapeHtml(intro)}</p><table cellpadding="6">${cells.join('')}</table>` +
    (source && `<p>${escapeHtml(source)}</p>`) +
    `<p>${escapeHtml(reply)}</p><p><a href="${escapeHtml(answer.href)}">${escapeHtml(answer.text)}</a></p></body></html>`
  );
}
