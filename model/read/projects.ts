import type { Locale } from '../../i18n/routing';
import { routing } from '../../i18n/routing';
import { recordPath } from '../../lib/text-paths';
import type { ProjectRecord } from '../schema';
import type { Facts } from './buildings';
import { type In, inLanguage, type With } from './in-language';
import { showsDrafts } from './load';
import { isMade } from './pictures';
import { listRecords, type NamedProject } from './project-records';

/** `key` selects the label and the colour of a listed status; any other status has its label in the record. */
export type ProjectStatus =
  | { key: 'completed' | 'inProgress' | 'inPlanning' }
  | { key: 'other'; label: string };

/** A project in one language: the texts of that language beside the facts. */
export type Project = With<
  Omit<In<NamedProject>, Locale | 'order' | 'lowestLevel'> & NamedProject['he'],
  {
    status: ProjectStatus;
    facts: Facts;
    /** The level of the roof in metres above the street; null when the height is not known. */
    roof: number | null;
    /** The languages of the project's pages. */
    locales: Locale[];
    /** Not published: shown by `npm run dev` only. */
    draft: boolean;
    /** Removed from every list, but its page remains. */
    retired: boolean;
    /** In the preview of the editor, the path of the record. */
    path?: string | undefined;
  }
>;

function projectIn(record: NamedProject, locale: Locale): Project | undefined {
  const { he: _he, en: _en, order: _order, lowestLevel = 0, status, ...fields } = record;
  const text = record[locale];
  if (!text) return undefined;
  const { draft = false, retired = false, height } = fields;
  // A draft may be incomplete: its name replaces a missing title, and missing pictures are skipped.
  const images = draft ? fields.images.filter(({ src }) => isMade(src)) : fields.images;
  const project = inLanguage({ ...fields, images }, locale);
  return {
    ...project,
    ...text,
    title: text.title || record.name,
    status: statusOf(status, locale),
    facts: project.facts ?? {},
    roof: height === null ? null : height + lowestLevel,
    locales: routing.locales.filter((other) => record[other]),
    draft,
    retired,
    path: recordPath(`content/projects/${record.name}.json`),
  };
}

function statusOf(status: ProjectRecord['status'], locale: Locale): ProjectStatus {
  return typeof status === 'string' ? { key: status } : { key: 'other', label: status[locale] };
}

/** A cache, because the page of every project needs its neighbours; unused in development, where the editor changes files. */
const lists = new Map<Locale, Project[]>();

/** Returns the listed projects in their display order: projects with a text in the language that are not retired. */
export function listProjects(locale: Locale): Project[] {
  const kept = showsDrafts ? undefined : lists.get(locale);
  if (kept) return kept;
  const list = listRecords().flatMap((record) => (record.retired ? [] : (projectIn(record, locale) ?? [])));
  lists.set(locale, list);
  return list;
}

/**
 * Returns the project at an address, retired projects included.
 *
 * @param index the address: a whole number without leading zeros, as text
 * @returns undefined when the language has no such project
 */
export function findProject(locale: Locale, index: string): Project | undefined {
  const record = listRecords().find((project) => String(project.index) === index);
  return record && projectIn(record, locale);
}
