import { timeZone } from '@/lib/today';
import { escapeHtml } from '../http/html';
import { extension } from './checks';
import type { Form, Inquiry } from './forms';
import type { Source } from './source';
import { spamSigns } from './spam';
import type { Translation } from './translations';

export type ContentParts = {
  form: Form;
  inquiry: Inquiry;
  translation: Translation;
  source: Source;
  /** The address of the site, without a path. */
  siteOrigin: string;
  received: Date;
};

type Row = { label: string; value: string; href?: string };

type Content = {
  intro: string;
  rows: Row[];
  reply: string;
  /** A link that opens a reply in the visitor's language, with its greeting. */
  answer: { text: string; href: string };
};

/** Returns the content of the mail of an inquiry. */
export function contentOf({
  form,
  inquiry,
  translation: { mail, languageName },
  source,
  siteOrigin,
  received,
}: ContentParts): Content {
  const { name, email } = inquiry;
  const { page, unit, host, campaign } = source;
  const pageUrl = page && urlOf(page, siteOrigin);
  const signs = spamSigns(inquiry).map((sign) => mail(sign.key, sign.values));
  const body = [mail('answerHello', { name }), mail('answerThanks'), ''].join('\r\n\r\n');
  const subject = subjectOf({ form, inquiry, mail, source });
  const query = { subject: mail('answerSubject', { subject }), body };
  const parameters = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return {
    intro: mail(form.intro, { site: isolate(new URL(siteOrigin).host) }),
    rows: [
      ...form.fields.flatMap(({ name, label, type }) => {
        const value = inquiry[name];
        if (value === undefined) return [];
        return [{ label: mail(label), value, ...(type === 'tel' && { href: telHref(value) }) }];
      }),
      { label: mail('received'), value: formatTime(received) },
      { label: mail('language'), value: languageName },
      ...(pageUrl ? [{ label: mail('page'), value: pageUrl, href: pageUrl }] : []),
      ...Object.entries({ unit, host, campaign, spam: signs.join(', ') }).flatMap(([label, value]) =>
        value ? [{ label: mail(label), value }] : [],
      ),
    ],
    reply: mail('reply', { email }),
    answer: {
      text: mail('answer', { name, language: languageName }),
      href: `mailto:${encodeURIComponent(email).replace('%40', '@')}?${parameters.join('&')}`,
    },
  };
}

/** Returns the subject, without any mark of spam because every reply sends it back to the visitor. */
export function subjectOf({
  form,
  inquiry,
  mail,
  source: { unit = '' },
}: Pick<ContentParts, 'form' | 'inquiry' | 'source'> & Pick<Translation, 'mail'>): string {
  const key = unit && form.name === 'building' ? 'subjectUnit' : form.subject;
  return mail(key, { ...inquiry, unit });
}

/** Returns an address of the site, also for a path that begins with two slashes. */
function urlOf(path: string, siteOrigin: string): string {
  const url = new URL(siteOrigin);
  url.pathname = path;
  return url.href;
}

/** Returns a link to a telephone number (RFC 3966); `(0)` after a country code and an extension are not dialled. */
function telHref(phone: string): string {
  const number = phone.replace(extension, '').replace(/^(\+.*?)\(0\)/, '$1');
  return `tel:${number.replace(/[^\d+*#]|(?!^)\+/g, '').replaceAll('#', '%23')}`;
}

/** Isolates a text, so that its direction does not affect its surroundings. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Cached, because creating it takes longer than the rest of the mail. */
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

export function plainText({ intro, rows, reply }: Content): string {
  const lines = rows.map(({ label, value }) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`);
  return [intro, ...lines, reply].join('\n\n');
}

/** Returns the mail as HTML; all input of the visitor is escaped. */
export function html({ intro, rows, reply, answer }: Content, { language, direction }: Translation): string {
  // A value may have another direction, but is aligned with the others.
  const cell = `vertical-align:top;text-align:${direction === 'rtl' ? 'right' : 'left'}`;
  // Without it a long link makes the mail wider than a phone.
  const wrap = 'overflow-wrap:anywhere';
  const cells = rows.map(
    ({ label, value, href }) =>
      `<tr><th scope="row" style="${cell}">${escapeHtml(label)}</th>` +
      `<td dir="auto" style="${cell};white-space:pre-wrap;${wrap}">${href ? link(href, value) : escapeHtml(value)}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><body dir="${direction}" style="font-family:sans-serif;line-height:1.5">` +
    `<p>${escapeHtml(intro)}</p><table cellpadding="6">${cells.join('')}</table>` +
    `<p style="${wrap}">${escapeHtml(reply)}</p><p style="${wrap}">${link(answer.href, answer.text)}</p></body></html>`
  );
}

function link(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}
