import { timeZone } from '@/lib/today';
import { escapeHtml, linesAsHtml } from '../http/html';
import type { Form, Inquiry } from './forms';
import { phoneParts } from './phone';
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

type Row = {
  label: string;
  value: string;
  /** Numbers and addresses are read from left to right in every language. */
  isLtr?: boolean;
  /** The parts of the value, where some are links. */
  parts?: { text: string; href?: string }[];
};

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
  translation: { mail, languageName, unit: nameUnit },
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
        const row: Row = { label: mail(label), value, isLtr: type !== 'text' };
        if (type === 'tel') row.parts = phoneParts(value);
        return [row];
      }),
      { label: mail('received'), value: formatTime(received), isLtr: true },
      { label: mail('language'), value: languageName },
      ...(pageUrl
        ? [{ label: mail('page'), value: pageUrl, isLtr: true, parts: [{ text: pageUrl, href: pageUrl }] }]
        : []),
      ...Object.entries({ unit: unit && nameUnit(unit), host, campaign, spam: signs.join(', ') }).flatMap(
        ([label, value]) =>
          value ? [{ label: mail(label), value, isLtr: label === 'unit' || label === 'host' }] : [],
      ),
    ],
    reply: mail('reply', { email }),
    answer: {
      text: mail('answer', { name: isolate(name), language: languageName }),
      href: `mailto:${encodeURIComponent(email).replace('%40', '@')}?${parameters.join('&')}`,
    },
  };
}

/**
 * Returns the subject, without any mark of spam because every reply sends it back to the visitor. Its values are listed in
 * tools/check/route-values.ts too.
 */
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

/** Matches letters that run against the direction of a line. */
const foreign = {
  rtl: /[^\P{L}\p{Script=Hebrew}\p{Script=Arabic}]/u,
  ltr: /[\p{Script=Hebrew}\p{Script=Arabic}]/u,
};

/**
 * Returns the mail as text. Where a value would mix with the direction of its line, it is isolated between blanks, so that
 * a copied number or a program's link contains no mark.
 */
export function plainText({ intro, rows, reply }: Content, { direction }: Translation): string {
  const lines = rows.map(({ label, value, isLtr }) => {
    if (value.includes('\n')) return `${label}:\n${value}`;
    const isMixed = foreign[direction].test(value) || (isLtr && direction === 'rtl');
    if (!isMixed) return `${label}: ${value}`;
    return `${label}:${isLtr ? '\u2066' : '\u2068'} ${value} \u2069`;
  });
  return [intro, ...lines, reply].join('\n\n');
}

/**
 * Returns the mail as HTML; all input of the visitor is escaped. Every part names its direction, because many mail
 * programs keep only what is inside the body.
 */
export function html({ intro, rows, reply, answer }: Content, { language, direction }: Translation): string {
  // A value may have another direction, but is aligned with the others.
  const cell = `vertical-align:top;text-align:${direction === 'rtl' ? 'right' : 'left'}`;
  // Without it a long link makes the mail wider than a phone.
  const wrap = 'overflow-wrap:anywhere';
  const paragraph = `<p dir="${direction}" style="${wrap}">`;
  const cells = rows.map(
    (row) =>
      `<tr><th scope="row" style="${cell}">${escapeHtml(row.label)}</th>` +
      `<td${row.isLtr ? ' dir="ltr"' : ''} style="${cell};white-space:pre-wrap;${wrap}">${valueAsHtml(row)}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="${language}" dir="${direction}"><body style="font-family:sans-serif;line-height:1.5">` +
    `${paragraph}${escapeHtml(intro)}</p><table dir="${direction}" cellpadding="6">${cells.join('')}</table>` +
    `${paragraph}${escapeHtml(reply)}</p>${paragraph}${link(answer.href, answer.text)}</p></body></html>`
  );
}

function valueAsHtml({ value, isLtr, parts }: Row): string {
  if (parts) return parts.map(({ text, href }) => (href ? link(href, text) : escapeHtml(text))).join('');
  return isLtr ? escapeHtml(value) : linesAsHtml(value);
}

function link(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}
