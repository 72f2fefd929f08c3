import { existsSync } from 'node:fs';
import path from 'node:path';
import { catalogOf, routing } from '../../i18n/routing';
import { asRecord } from '../../lib/as-record';
import { isObject } from '../../lib/is-object';
import { valueAt } from '../../lib/value-at';
import { coreOf, fieldAt } from '../../model/fields/schema';
import { listFieldSchemas } from '../../model/fields/shapes';
import { listAddressIssues, listRuleIssues, type Records } from '../../model/rules';
import { listFields } from '../../model/rules/rule';
import { buildingLockFile, lockFile } from '../../model/schema';
import type { BuildingRecord } from '../../model/schema/building';
import type { ProjectRecord } from '../../model/schema/project';
import { error, type Issue } from './issue';
import type { Site } from './read';
import { shapeOf } from './shape';
import { matchesOf, readSources } from './site-files';

/** Checks the rules across records, for records with a valid shape and address. */
export function checkRecords(site: Site, known: readonly Issue[]): Issue[] {
  const records: Record<string, unknown> = {};
  for (const [file, { data }] of site.files) {
    const isAstray = known.some((issue) => issue.file === file && issue.field === 'index');
    const result = isAstray ? undefined : shapeOf(file, data)?.safeParse(data);
    if (result?.success) records[file.replace(/^content\/|\.json$/g, '')] = result.data;
  }
  return listRuleIssues(records as Records, listPages(site, known));
}

/** Reports keys of texts, such as a kind of use, that the catalogs lack. */
export function checkNamedTexts({ files, buildings }: Site): Issue[] {
  const catalog = files.get(catalogOf(routing.defaultLocale))?.data;
  const { building = {} } = listFieldSchemas();
  return buildings.flatMap((file) =>
    listFields('', files.get(file)?.data).flatMap(({ path: fieldPath, field, value }) => {
      const { among: group = '' } = coreOf(fieldAt(building, fieldPath) ?? {});
      const texts = valueAt(catalog, group.split('.'));
      if (typeof value !== 'string' || !isObject(texts) || Object.hasOwn(texts, value)) return [];
      const choices = Object.keys(texts).join(', ');
      return error({ file, field, value }, 'names.noText', { group, choices });
    }),
  );
}

/** Reports buildings and projects that differ from the locks, and forms of buildings whose route the site lacks. */
export function checkAddresses(site: Site): Issue[] {
  const read = (file: string) => site.files.get(file)?.data;
  const forms = site.buildings.flatMap((file) => {
    const { form } = asRecord(read(file));
    if (typeof form !== 'string' || existsSync(path.join(site.root, 'app', form, 'route.ts'))) return [];
    return error({ file, field: 'form', value: form }, 'names.noRoute', { route: `app${form}/route.ts` });
  });
  return [...listAddressIssues({ ...site, read }), ...forms];
}

const pagesFolder = 'app/[locale]';

/**
 * Returns the pages of the site without a language, each with the anchors (`id`) in its files and in `components/`;
 * undefined when a record with pages cannot be read.
 */
function listPages(
  { root, files, buildings, projects, misplaced }: Site,
  known: readonly Issue[],
): Map<string, Set<string>> | undefined {
  const makers = [lockFile, buildingLockFile, ...buildings, ...projects];
  const isWrong = known.some(({ level, file }) => level === 'error' && makers.includes(file));
  if (isWrong || misplaced.length > 0) return undefined;
  const houses = buildings.map((file) => ({
    ...(files.get(file)?.data as BuildingRecord),
    id: path.basename(file, '.json'),
  }));
  const projectRecords = projects.map((file) => files.get(file)?.data as ProjectRecord);
  const stops: { id: string }[] = houses.flatMap(({ tour = [] }) => tour);
  const sources = readSources(root, ['components', pagesFolder]);
  const pageNames = sources.flatMap(({ file }) => matchesOf(file, /^app\/\[locale\]\/([\w-]+)\/page\.tsx$/g));
  /** The addresses of the pages in each folder. */
  const addresses: Record<string, string[]> = {
    '(home)': ['/'],
    project: projectRecords.map(({ index }) => `/project/${index}`),
    '[building]': houses.map(({ id }) => `/${id}`),
    '[building]/[unit]': houses.flatMap(({ id, units = [] }) =>
      units.map(({ number }) => `/${id}/${number}`),
    ),
    tour: stops.length > 0 ? ['/tour', ...stops.map(({ id }) => `/tour/${id}`)] : [],
    ...Object.fromEntries(pageNames.map((name) => [name, [`/${name}`]])),
  };
  const anchorsIn = (folder: string) =>
    sources
      .filter(({ file }) => file.startsWith(`${folder}/`))
      .flatMap(({ code }) => matchesOf(code, /\bid="([\w-]+)"/g));
  return new Map(
    Object.entries(addresses).flatMap(([folder, pages]) => {
      const anchors = new Set(['components', `${pagesFolder}/${folder}`].flatMap(anchorsIn));
      return pages.map((page) => [page, anchors] as const);
    }),
  );
}
