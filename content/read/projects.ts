import type { Locale } from '../../i18n/routing';
import { routing } from '../../i18n/routing';
import type { Project, ProjectRecord, ProjectStatus } from '../schema';
import { factsIn } from './facts';
import { isMade, picture } from './pictures';
import { listRecords, type NamedProject, projectsPerPage, showsDrafts } from './project-records';

function inLanguage(record: NamedProject, locale: Locale): Project | undefined {
  const {
    he: _he,
    en: _en,
    order: _order,
    lowestLevel = 0,
    status,
    draft = false,
    retired = false,
    facts,
    ...rest
  } = record;
  const text = record[locale];
  if (!text) return undefined;
  // A draft is shown as far as it has come: under its name until it has a title, without pictures that are not there.
  const images = draft ? record.images.filter(({ src }) => isMade(src)) : record.images;
  return {
    ...rest,
    ...text,
    title: text.title || record.name,
    status: statusOf(status, locale),
    images: images.map((image) => picture(image, locale)),
    facts: factsIn(facts, locale),
    roof: rest.height === null ? null : rest.height + lowestLevel,
    partners: record.partners.map((partner) => ({ ...partner, name: partner.name[locale] })),
    locales: routing.locales.filter((each) => record[each]),
    draft,
    retired,
  };
}

function statusOf(status: ProjectRecord['status'], locale: Locale): ProjectStatus {
  return typeof status === 'string' ? { key: status } : { key: 'other', label: status[locale] };
}

/** Kept, because the page of every project asks for its neighbours; not in development, where an editor writes. */
const lists = new Map<Locale, Project[]>();

/** The projects that the language shows in lists, in their display order: those that have a text in it and are not retired. */
export function listProjects(locale: Locale): Project[] {
  const kept = showsDrafts ? undefined : lists.get(locale);
  if (kept) return kept;
  const list = listRecords().flatMap((record) => (record.retired ? [] : (inLanguage(record, locale) ?? [])));
  lists.set(locale, list);
  return list;
}

/** The projects on a page of the list; page 1 is the home page. */
export function listProjectsOn(locale: Locale, page: number): Project[] {
  return listProjects(locale).slice((page - 1) * projectsPerPage, page * projectsPerPage);
}

/**
 * The project at an address, a retired one too.
 *
 * @param index the address: a whole number without leading zeros, as text
 * @returns undefined when the language has no such project
 */
export function findProject(locale: Locale, index: string): Project | undefined {
  const record = listRecords().find((each) => String(each.index) === index);
  return record && inLanguage(record, locale);
}
