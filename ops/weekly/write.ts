import { createTranslator } from 'next-intl';
import { catalogs } from '../../i18n/catalogs';
import { nameOfLanguage } from '../../i18n/language-names';
import { direction, type Locale } from '../../i18n/routing';
import { escapeHtml } from '../../server/http/html';
import { direct, others, type Report, type Section, sections } from './read';

type Row = { name: string; now: number; before: number };

/** Rows of a table; the rest is summed up. */
const maxRows = 10;

const bar = '#3d6b8e';

/** Writes the mail of a week: its subject, and the same figures as text and as tables. */
export function writeWeekly(report: Report, site: string, locale: Locale) {
  const t = createTranslator({ locale, messages: catalogs[locale], namespace: 'Weekly' });
  const figures = new Intl.NumberFormat(locale);
  const figure = (count: number) => figures.format(count);
  const visits = [...report.languages.values()];
  const [n = 0, before = 0] = [0, 1].map((week) => visits.reduce((sum, row) => sum + (row[week] ?? 0), 0));
  const tables = sections.map((section) => ({ title: t(section), rows: rowsOf(section) }));
  const [subject, lead, note] = [t('subject', { site, n }), t('lead', { n, before }), t('note')];

  function rowsOf(section: Section): Row[] {
    const all = [...report[section]].map(([name, [now, before]]) => ({ name, now, before }));
    all.sort((a, b) => b.now - a.now || b.before - a.before);
    const named = all.filter(({ name }) => name !== others);
    const rest = [...named.slice(maxRows), ...all.filter(({ name }) => name === others)];
    const sum = (key: 'now' | 'before') => rest.reduce((total, row) => total + row[key], 0);
    const last = rest.length > 0 ? [{ name: t('others'), now: sum('now'), before: sum('before') }] : [];
    return [...named.slice(0, maxRows).map((row) => ({ ...row, name: label(section, row.name) })), ...last];
  }

  function label(section: Section, name: string): string {
    if (name === direct) return t('direct');
    if (section === 'languages') return nameOfLanguage(name as Locale, locale);
    if (section !== 'inquiries') return name;
    return name === 'contact' ? t('contact') : t('building');
  }

  const parts = tables.map(({ title, rows }) => {
    const lines = rows.map(
      ({ name, now, before }) => `\u2068${name}\u2069: ${figure(now)} (${figure(before)})`,
    );
    return [title, ...(lines.length > 0 ? lines : [t('none')])].join('\n');
  });
  // Many mail programs drop the attributes of the root and the body.
  const dir = `dir="${direction[locale]}"`;
  const html = tables.map(
    ({ title, rows }) =>
      `<h2 ${dir} style="font-size:1.1em">${title}</h2>` +
      (table(rows, figure, direction[locale]) || `<p ${dir}>${t('none')}</p>`),
  );
  return {
    subject,
    text: [lead, ...parts, note].join('\n\n'),
    html:
      `<!doctype html><html lang="${locale}" ${dir}><meta name="viewport" content="width=device-width">` +
      `<body style="font-family:sans-serif;max-width:36em"><p ${dir}>${lead}</p>${html.join('')}<p ${dir}>${note}</p></body></html>`,
  };
}

/** Draws bars as table cells with a background, because mail programs show no SVG. */
function table(rows: Row[], figure: (count: number) => string, dir: 'rtl' | 'ltr'): string {
  const [start, end] = dir === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const most = Math.max(...rows.map(({ now }) => now), 1);
  const lines = rows.map(({ name, now, before }) => {
    const width = Math.round((100 * now) / most);
    const drawn =
      width > 0
        ? `<table role="presentation" width="${width}%" cellspacing="0"><tr><td bgcolor="${bar}" height="10"></td></tr></table>`
        : '';
    return (
      `<tr><th scope="row" style="text-align:${start};font-weight:normal;word-break:break-word"><bdi>${escapeHtml(name)}</bdi></th>` +
      `<td width="35%">${drawn}</td><td align="${end}">${figure(now)}</td><td align="${end}" style="color:#666">(${figure(before)})</td></tr>`
    );
  });
  return lines.length > 0 ? `<table dir="${dir}" width="100%" cellpadding="3">${lines.join('')}</table>` : '';
}
