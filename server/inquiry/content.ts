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
  /** The sentence about replies, and a link that opens one in the visitor's language; undefined without an address. */
  reply?: { text: string; link: { text: string; href: string } } | undefined;
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
  const { email } = inquiry;
  const { page, unit, host, campaign } = source;
  const pageUrl = page && urlOf(page, siteOrigin);
  const signs = spamSigns(inquiry).map((sign) => mail(sign.key, sign.values));
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
    reply: email === undefined ? undefined : replyIn(email),
  };

  function replyIn(address: string): Content['reply'] {
    const name = visitorOf(form, inquiry);
    const body = [mail('answerHello', { name }), mail('answerThanks'), ''].join('\r\n\r\n');
    const subject = subjectOf({ form, inquiry, mail, source });
    const query = { subject: mail('answerSubject', { subject }), body };
    const parameters = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    const href = `mailto:${encodeURIComponent(address).replace('%40', '@')}?${parameters.join('&')}`;
    const text = mail('answer', { name: isolate(name), language: languageName });
    return { text: mail('reply', { email: address }), link: { text, href } };
  }
}

/** Returns the first filled field of a form, which stands for an optional one in sentences: mostly the visitor's name. */
export function visitorOf({ fields }: Form, inquiry: Inquiry): string {
  return fields.map(({ name }) => inquiry[name]).find(Boolean) ?? '';
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
  const visitor = visitorOf(form, inquiry);
  const empty = Object.fromEntries(form.fields.map(({ name }) => [name, visitor]));
  return mail(key, { ...empty, ...inquiry, unit });
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
  return [intro, ...lines, ...(reply ? [reply.text] : [])].join('\n\n');
}

/**
 * Returns the mail as HTML; all input of the visitor is escaped. Every part names its direction, because many mail
 * programs keep only what is inside the body.
 */
export function html({ intro, rows, reply }: Content, { language, direction }: Translation): string {
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
    (reply
      ? `${paragraph}${escapeHtml(reply.text)}</p>${paragraph}${link(reply.link.href, reply.link.text)}</p>`
      : '') +
    '</body></html>'
  );
}

function valueAsHtml({ value, isLtr, parts }: Row): string {
  if (parts) return parts.map(({ text, href }) => (href ? link(href, text) : escapeHtml(text))).join('');
  return isLtr ? escapeHtml(value) : linesAsHtml(value);
}

function link(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}
