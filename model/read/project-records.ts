import type { Locale } from '../../i18n/routing';
import { isDraft, type ProjectRecord, projectShape } from '../schema';
import { parseRecord, readFolder, showsDrafts } from './load';

/*
 * Separate from projects.ts, because next.config.ts and the scripts that generate pictures import this file before any
 * generated picture exists.
 */

/** A project's record with the name of its file. */
export type NamedProject = ProjectRecord & { name: string };

let records: NamedProject[] | undefined;

/**
 * Returns the projects in their display order, retired ones included; drafts in development only.
 *
 * @throws Error with every mistake in a file; hidden drafts are not validated
 */
export function listRecords(): NamedProject[] {
  // Read at first use, so that the routes under `/api` never read the folder; each time in development, because the
  // editor changes files while the server runs.
  if (!records || showsDrafts) records = readRecords(showsDrafts);
  return records;
}

function readRecords(drafts: boolean): NamedProject[] {
  return readFolder('projects')
    .filter(({ data }) => drafts || !isDraft(data))
    .map(({ name, file, data }): NamedProject => ({ ...parseRecord(projectShape(data), file, data), name }))
    .sort((a, b) => a.order - b.order);
}

/** Returns the indices of the projects that have a page in the language, as text. */
export function listProjectIndices(locale: Locale): string[] {
  return listRecords()
    .filter((record) => record[locale])
    .map((record) => String(record.index));
}

/** Returns the names of all drafts, in every environment. */
export function listUnpublishedNames(): string[] {
  return readFolder('projects')
    .filter(({ data }) => isDraft(data))
    .map(({ name }) => name);
}
