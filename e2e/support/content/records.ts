import { readFileSync } from 'node:fs';
import { formatPhone } from '../../../i18n/phones';
import type { Locale } from '../../../i18n/routing';
import { listFiles } from '../../../lib/list-files';
import { buildingOnSchedule, isOver, isPlanned, onSchedule } from '../../../model/read/schedule';
import {
  type BuildingRecord,
  type ClientRecord,
  type CompanyRecord,
  type FallbackPostRecord,
  type PaletteRecord,
  type ProjectRecord,
  tonesOf,
} from '../../../model/schema';

/*
 * The records as they are written and planned, without the code of the site that reads them: the tests compare pages
 * with these.
 */

function read<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(`content/${file}`, 'utf8'));
}

export const clients = read<ClientRecord[]>('clients.json');
export const company = read<CompanyRecord>('company.json');
/** Every colour of the site. */
export const tones = tonesOf(read<PaletteRecord>('palette.json'));
/** The phone number as the pages of a language show it. */
export const phoneIn = (locale: Locale) => formatPhone(company.phone, locale);
/** The buildings with the names of their files, which are their addresses. */
export const buildings = listFiles('content/buildings')
  .map((file) => ({
    id: file.replace('.json', ''),
    ...buildingOnSchedule(read<BuildingRecord>(`buildings/${file}`)),
  }))
  .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);
/** Whether there is a page of their units. */
export const hasSpaces = buildings.some(({ units = [] }) => units.length > 0);
/** The first of them, for tests that are about one; where there is none they are not run. */
export const building = (buildings[0] ?? {}) as (typeof buildings)[number];
/** The path of its page without a language. */
export const buildingHref = `/${building.id}`;
/** The unit of it whose record says most, and the path of its page; undefined where there are no units. */
export const unit = [...(building.units ?? [])].sort(
  (a, b) => Object.keys(b).length - Object.keys(a).length,
)[0];
export const unitHref = `${buildingHref}/${unit?.number}`;
/** The levels of the building, in the order of their cards. */
export const levels = building.levels ?? [];
/** The keys of the facts that the card of a level shows. */
export const factKeysOf = ({ area, facts = {} }: (typeof levels)[number]) => [
  ...(area === undefined ? [] : (['area'] as const)),
  'clearHeight' as const,
  ...(Object.keys(facts) as (keyof typeof facts)[]),
];
/** A post without its own address leads to the company's profile, if there is one. */
export const posts = onSchedule(read<FallbackPostRecord[]>('social.json')).map((post) => ({
  ...post,
  url: post.url ?? company.social.instagram,
}));

/** The figures beside the clients: what was built, and for how many years in the zone, where the company says that. */
export const clientFigures = [company.facts.builtArea, company.facts.zoneYears].filter(
  (n) => n !== undefined,
);

/** The stops of the tour, in the order of the walk. */
export const scenes = building.tour ?? [];

/** For each address the project that it belongs to for good; drafts and retired projects have theirs too. */
export const nameOf = read<Record<string, string>>('projects.lock.json');

/** The address that the next project will get. */
export const nextIndex = Math.max(...Object.keys(nameOf).map(Number)) + 1;

const records = listFiles('content/projects')
  .map((file) => read<ProjectRecord>(`projects/${file}`))
  // What lists show: neither what is written or planned, nor what is retired or taken off.
  .filter(({ draft, retired }) => !draft && !retired)
  .filter((project) => !isPlanned(project) && !isOver(project))
  .sort((a, b) => a.order - b.order);

/** A project with the text of one language beside its facts. */
type LocalProject = ProjectRecord & ProjectRecord['he'];

/** The projects that a language has, in their display order. */
export function projectsIn(locale: Locale): LocalProject[] {
  return records.flatMap((record) => {
    const text = record[locale];
    return text ? [{ ...record, ...text }] : [];
  });
}

/**
 * The first project of a language that a test needs.
 *
 * @throws Error when the content has none: specification §10.3 says that it must
 */
export function projectWhere(locale: Locale, wanted: (project: LocalProject) => boolean): LocalProject {
  const found = projectsIn(locale).find(wanted);
  if (!found) throw new Error('The content has no such project: see specification §10.3.');
  return found;
}
