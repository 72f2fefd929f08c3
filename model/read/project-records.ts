import type { Locale } from '../../i18n/routing';
import { isDraft, type ProjectRecord, projectShape } from '../schema';
import { parseRecord, readFolder } from './load';
import { isPlanned, onSchedule, showsDrafts } from './schedule';

/*
 * Apart from projects.ts, because next.config.ts and the scripts that make pictures read this file before there is
 * any generated picture.
 */

/** A project's record with the name of its file. */
export type NamedProject = ProjectRecord & { name: string };

let records: NamedProject[] | undefined;

/**
 * The projects in their display order, the retired ones too; drafts and what is planned for later only in development.
 *
 * @throws Error that names every error in a file; a draft that is not shown is not looked into
 */
export function listRecords(): NamedProject[] {
  // Read at first use, so that the routes under `/api` never touch the folder; again in development, where an editor
  // writes while the server runs.
  if (!records || showsDrafts) records = readRecords(showsDrafts);
  return records;
}

function readRecords(drafts: boolean): NamedProject[] {
  const all = readFolder('projects')
    .filter(({ data }) => drafts || !isDraft(data))
    .map(({ name, file, data }): NamedProject => ({ ...parseRecord(projectShape(data), file, data), name }))
    .sort((a, b) => a.order - b.order);
  return onSchedule(all, { retired: true }).map((project) =>
    isPlanned(project) ? { ...project, draft: true } : project,
  );
}

/** The indices that have a page in the language, as in the address. */
export function listProjectIndices(locale: Locale): string[] {
  return listRecords()
    .filter((record) => record[locale])
    .map((record) => String(record.index));
}

/** How many projects the home page holds, and each further page of the list. */
export const projectsPerPage = 24;

/** The numbers of the pages on which the list of projects goes on after the home page: 2, 3 and so on, or none. */
export function listProjectPages(locale: Locale): number[] {
  const total = listRecords().filter((record) => record[locale] && !record.retired).length;
  return Array.from({ length: Math.ceil(total / projectsPerPage) }, (_, index) => index + 1).slice(1);
}

/** The names of the projects that are drafts or planned for later, shown or not. */
export function listUnpublishedNames(): string[] {
  return readFolder('projects')
    .filter(({ data }) => isDraft(data) || isPlanned(data))
    .map(({ name }) => name);
}
