import { readFileSync } from 'node:fs';
import { formatPhone } from '../../../i18n/phones';
import type { Locale } from '../../../i18n/routing';
import { countries, defaultCountry } from '../../../lib/countries';
import { listFiles } from '../../../lib/list-files';
import {
  type BuildingRecord,
  type ClientRecord,
  type CompanyRecord,
  type FallbackPostRecord,
  type PaletteRecord,
  type ProjectRecord,
  tonesOf,
} from '../../../model/schema';

/* The records as they are written, read without the code of the site, for comparison with the pages. */

function read<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(`content/${file}`, 'utf8'));
}

export const clients = read<ClientRecord[]>('clients.json');
export const company = read<CompanyRecord>('company.json');
/** Every colour of the site. */
export const tones = tonesOf(read<PaletteRecord>('palette.json'));
/** Formats the phone number for a language. */
export const phoneIn = (locale: Locale) => formatPhone(company.phone, locale);
/**
 * The buildings with the names of their files, which are their addresses. A status without a day is not known, and the
 * price of a taken unit is confidential.
 */
export const buildings = listFiles('content/buildings')
  .map((file) => {
    const { units, ...record } = read<BuildingRecord>(`buildings/${file}`);
    const { unitsAsOf } = record;
    const known = units?.map((unit) => ({
      ...unit,
      status: unitsAsOf ? unit.status : undefined,
      price: unit.status === 'taken' ? undefined : unit.price,
    }));
    return { id: file.replace('.json', ''), ...record, ...(known && { units: known as typeof units }) };
  })
  .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);
/** The country of a building, and the currency of its prices. */
export const countryOf = ({ country = company.country }: Pick<BuildingRecord, 'country'>) =>
  country ?? defaultCountry;
export const currencyIn = (place: Pick<BuildingRecord, 'country'>) => countries[countryOf(place)].currency;
/** Whether the site has the page of all spaces. */
export const hasSpaces = buildings.some(({ units = [] }) => units.length > 0);
/** The first building, for tests of one; they are skipped without a building. */
export const building = (buildings[0] ?? {}) as (typeof buildings)[number];
/** The path of its page without a language. */
export const buildingHref = `/${building.id}`;
/** The unit with the most facts, and the path of its page; undefined without units. */
export const unit = [...(building.units ?? [])].sort(
  (a, b) => Object.keys(b).length - Object.keys(a).length,
)[0];
export const unitHref = `${buildingHref}/${unit?.number}`;
/** Returns the contact persons of some ids, in their order; all of the company without ids. */
export function findPeople(ids: readonly string[] | undefined) {
  const { people = [] } = company;
  return ids?.flatMap((id) => people.find((person) => person.id === id) ?? []) ?? people;
}
/** The levels of the building, in the order of their cards. */
export const levels = building.levels ?? [];
/** Returns the keys of the facts on the card of a level. */
export const factKeysOf = ({ area, clearHeight, facts = {} }: (typeof levels)[number]) => [
  ...(area === undefined ? [] : (['area'] as const)),
  ...(clearHeight === undefined ? [] : (['clearHeight'] as const)),
  ...(Object.keys(facts) as (keyof typeof facts)[]),
];
/** A post without its own address links to the company's profile, if there is one. */
export const posts = read<FallbackPostRecord[]>('social.json').map((post) => ({
  ...post,
  url: post.url ?? company.social.instagram,
}));

/** The counters beside the clients: built area, and years in the zone of the first building, where there are any. */
export const clientFigures = [
  company.facts.builtArea,
  buildings.length > 0 && company.facts.zoneYears,
].flatMap((figure) => figure || []);

/** The stops of the tour, in the order of the walk. */
export const scenes = building.tour ?? [];

/** The permanent project of each address; drafts and retired projects have one too. */
export const nameOf = read<Record<string, string>>('projects.lock.json');

/** The address that the next project will get. */
export const nextIndex = Math.max(-1, ...Object.keys(nameOf).map(Number)) + 1;

const records = listFiles('content/projects')
  .map((file) => read<ProjectRecord>(`projects/${file}`))
  // Lists show no draft or retired project.
  .filter(({ draft, retired }) => !draft && !retired)
  .sort((a, b) => a.order - b.order);

/** A project with the text of one language merged into its facts. */
type LocalProject = ProjectRecord & ProjectRecord['he'];

/** Returns the projects of a language, in their display order. */
export function projectsIn(locale: Locale): LocalProject[] {
  return records.flatMap((record) => {
    const text = record[locale];
    return text ? [{ ...record, ...text }] : [];
  });
}

/**
 * Returns the first matching project of a language.
 *
 * @throws Error when the content has none, which specification §10.3 requires
 */
export function projectWhere(locale: Locale, wanted: (project: LocalProject) => boolean): LocalProject {
  const found = projectsIn(locale).find(wanted);
  if (!found) throw new Error('The content has no such project: see specification §10.3.');
  return found;
}
