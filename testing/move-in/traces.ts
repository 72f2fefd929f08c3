import { formatMonth } from '../../i18n/dates';
import { routing } from '../../i18n/routing';
import { phoneDigits } from '../../lib/phone-digits';
import { building, clients, company, projectsIn, tones } from '../content/records';

/** A value of the first company, and how it is recognised in any of its spellings. */
type Trace = { value: string; pattern: RegExp };

const { designer, accessibility, social } = company;
if (!designer || !building.completion)
  throw new Error('The sample has a designer and a month of completion.');
const { completion } = building;

/** Everything by which the first company, its building and its colours could be recognised. */
export const traces: Trace[] = [
  ...[company.name, company.legalName, company.address, designer.name, building.address, building.location]
    .flatMap(({ he, en }) => [he, en])
    .map((value) => trace(value, spellings(value))),
  // Not in one word, for the address of its page is the specification's.
  ...Object.values(building.name).map((value) => trace(value, value.split(/\s+/).map(literal).join('\\s+'))),
  ...[
    accessibility.officerFirstName.he,
    accessibility.officerFirstName.en,
    building.road.he,
    building.road.en,
  ].map((value) => trace(value, word(spellings(value)))),
  ...[company.phone, company.whatsapp].map((value) => trace(value, digits(value))),
  ...[company.email, accessibility.officerEmail].map((value) =>
    trace(value, literal(value.split('@')[1] ?? '')),
  ),
  ...Object.values(social).map((value) => trace(value, literal(new URL(value).pathname.replaceAll('/', '')))),
  ...[
    ...(company.people ?? []).flatMap(({ name }) => [name.he, name.en]),
    ...(building.progress ?? []).flatMap(({ text }) => [text.he, text.en]),
    ...(building.distances ? [building.distances.source.he, building.distances.source.en] : []),
  ].map((value) => trace(value, spellings(value))),
  ...(company.people ?? []).flatMap(({ phone }) => (phone ? [trace(phone, digits(phone))] : [])),
  trace(company.companyNumber, literal(company.companyNumber)),
  trace(designer.url, literal(new URL(designer.url).host)),
  ...[company.position, building.position]
    .flatMap(({ latitude, longitude }) => [latitude, longitude])
    .map((value) => trace(String(value), literal(String(value)))),
  ...Object.values(tones).map((tone) => trace(tone, literal(tone.slice(1)))),
];

/** The names of its projects, their partners and its clients. In a program they could be anything. */
export const names: Trace[] = routing.locales.flatMap((locale) =>
  [
    ...projectsIn(locale).flatMap(({ title, partners }) => [
      title,
      ...partners.map(({ name }) => name[locale]),
    ]),
    ...clients.map(({ name }) => name[locale]),
  ].map((value) => trace(value, word(literal(value)))),
);

/** The figures of the first company, as pages write them. In a program they could be anything. */
export const figures: Trace[] = [
  trace(String(company.founded), word(String(company.founded))),
  ...routing.locales.map((locale) => {
    const month = formatMonth(completion, locale);
    return trace(month, spellings(month));
  }),
  ...[company.facts.builtArea, company.facts.plannedArea].map((value) =>
    trace(String(value), word(String(value).replace(/(\d)(?=(\d{3})+$)/g, '$1,?'))),
  ),
];

/** The values that occur in a text. */
export function found(list: Trace[], text: string): string[] {
  return list.filter(({ pattern }) => pattern.test(text)).map(({ value }) => value);
}

function trace(value: string, source: string): Trace {
  return { value, pattern: new RegExp(source, 'iu') };
}

function literal(value: string): string {
  return value.replace(/[\\^$.*+?()[\]{}|/-]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`);
}

/** Together, apart, or joined by a hyphen, a maqaf, a dot or an underscore; also in an address, percent-encoded or not. */
function spellings(value: string): string {
  const parts = value.split(/[\s\u05be,.-]+/u).filter(Boolean);
  const plain = parts.map(literal).join('(?:%20|[\\s\\u00a0\\u05be_.,+-])*');
  const encoded = parts.map((part) => literal(encodeURIComponent(part))).join('(?:%20|%D6%BE|[_.,+-])*');
  return `(?:${plain}|${encoded})`;
}

/** A number in local and in international form, with anything usual between its digits. */
function digits(value: string): string {
  return [...phoneDigits(value)].join('[\\s().-]{0,2}');
}

function word(source: string): string {
  return `(?<![\\p{L}\\d.,])${source}(?![\\p{L}\\d])`;
}
