import type { Locale } from '../i18n/routing';
import { routing } from '../i18n/routing';
import { parseRecord, readFolder } from './load';
import { picture } from './pictures';
import { type Project, type ProjectRecord, type ProjectStatus, projectSchema } from './schema';

let records: ProjectRecord[] | undefined;

/** Read at first use, so that the routes under `/api`, which need no project, never touch the folder. */
function listRecords(): ProjectRecord[] {
  records ??= readFolder('projects')
    .map(({ file, data }) => parseRecord(projectSchema, file, data))
    .sort((a, b) => a.order - b.order);
  return records;
}

function inLanguage(record: ProjectRecord, locale: Locale): Project | undefined {
  const { he: _he, en: _en, order: _order, status, ...facts } = record;
  const text = record[locale];
  if (!text) return undefined;
  return {
    ...facts,
    ...text,
    status: statusOf(status, locale),
    images: record.images.map((image) => picture(image, locale)),
    partners: record.partners.map((partner) => ({ ...partner, name: partner.name[locale] })),
    locales: routing.locales.filter((each) => record[each]),
  };
}

function statusOf(status: ProjectRecord['status'], locale: Locale): ProjectStatus {
  return typeof status === 'string' ? { key: status } : { key: 'other', label: status[locale] };
}

/** The projects that have a text in the language, in their display order. */
export function listProjects(locale: Locale): Project[] {
  return listRecords().flatMap((record) => inLanguage(record, locale) ?? []);
}

/**
 * The project at an address.
 *
 * @param index the address: a whole number without leading zeros, as text
 * @returns undefined when the language has no such project
 */
export function findProject(locale: Locale, index: string): Project | undefined {
  const record = listRecords().find((each) => String(each.index) === index);
  return record && inLanguage(record, locale);
}

/** The indices that have a page in the language, as they stand in the address; needs no made picture. */
export function listProjectIndices(locale: Locale): string[] {
  return listRecords()
    .filter((record) => record[locale])
    .map((record) => String(record.index));
}
