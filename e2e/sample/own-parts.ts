import { routing } from '../../i18n/routing';
import { listParts, type Part } from '../../tools/check/moving-in';
import { readSite } from '../../tools/check/read';

/** The sentences of the catalogs that speak of the sample, its building and its work; others serve any company. */
const sentences = [
  /^Metadata\.(home\w+|projectsDescription|manifest(Name|Description))$/,
  /^Metadata\.og(HomeTitle|HomeAlt|BuildingFacts)$/,
  /^Hero\.(eyebrow|title|text)$|^About\.(title|p\d)$|^Values\.(title|\w+\.text)$/,
  /^Services\.\w+\.(?!title)\w+$|^(Projects|Contact)\.title$|^(Clients|SocialFeed)\.text$/,
  /^Footer\.(blurb|note)$/,
];

/** Short texts of records that any company may write: levels, places on the way, stages and jobs. */
const common =
  /(^|\.)(levels|distances|progress|units|map|role|officerTitle)\.|^\d+\.(tip|name)\b|^tour\.\d+\.(links|name)\b/;

/** Mail, web, phone and register: what no other company has. */
const contact = /@|:\/\/|^\+?\d[\d-]{6,}\d$/;

/** Whether another company must replace a part. What two companies can have in common tells nothing. */
function isOwn({ kind, file, field = '', value = '' }: Part): boolean {
  if (kind === 'record') return file.startsWith('content/');
  if (kind === 'name') return /^content\/buildings\//.test(file);
  if (kind === 'picture') return !file.endsWith('.gitkeep');
  // Green, blue, yellow and gray are the badges of every company.
  if (kind === 'tone') return /^(ink|stone|paper|oxide|pine|concrete|steel|zinc)/.test(field);
  // Projects of two companies can have one area.
  if (kind === 'figure') return !file.includes('/projects/') && /\d{4}/.test(value.replace('.', ''));
  if (file.startsWith('messages/')) return sentences.some((keys) => keys.test(field));
  const isInLanguage = routing.locales.some((locale) => field.split('.').includes(locale));
  if (!isInLanguage || value.startsWith('/'))
    return contact.test(value) && !/^\d{4}-\d\d(-\d\d)?$/.test(value);
  return value.length > 30 || !common.test(field);
}

/** The marks of all that is the sample's alone, as `e2e/sample/marks.json` keeps them. */
export function listOwnMarks(root: string): string[] {
  const marks = listParts(readSite(root))
    .filter(isOwn)
    .map(({ mark }) => mark);
  return [...new Set(marks)].sort();
}
