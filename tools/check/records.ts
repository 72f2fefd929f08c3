import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPlanned } from '../../content/read/schedule';
import {
  buildingLockFile,
  listAddressIssues,
  listRuleIssues,
  lockFile,
  type Records,
} from '../../content/rules';
import type { Issue } from './issue';
import type { Site } from './read';
import { shapeOf } from './shape';
import { listFiles } from './site-files';

/** The rules across records, for those that have their shape and, if they are projects, their address. */
export function checkRecords(site: Site, known: readonly Issue[]): Issue[] {
  const records: Record<string, unknown> = {};
  for (const [file, { data }] of site.files) {
    const isAstray = known.some((issue) => issue.file === file && issue.field === 'index');
    const result = isAstray ? undefined : shapeOf(file, data)?.safeParse(data);
    if (result?.success) records[file.replace(/^content\/|\.json$/g, '')] = result.data;
  }
  return listRuleIssues(records as Records, Date.now(), listPages(site, known));
}

const nameOf = (file: string) => path.basename(file, '.json');

/** Every building, unit and project keeps its address. */
export function checkAddresses(site: Site): Issue[] {
  const read = (file: string) => site.files.get(file)?.data;
  return listAddressIssues({ ...site, read, readCommitted: (file) => readCommitted(site.root, file) });
}

function readCommitted(root: string, file: string): unknown {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], { cwd: root, encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout) : undefined;
}

const pagesFolder = 'app/[locale]';

/**
 * The pages of the site without a language, each with the anchors (`id`) that its own files and `components/` name;
 * undefined when a record that makes pages cannot be read.
 */
function listPages(
  { root, files, buildings, projects, misplaced }: Site,
  known: readonly Issue[],
): Map<string, Set<string>> | undefined {
  const makers = [...buildings, ...projects];
  const isWrong = known.some(
    ({ level, file }) => level === 'error' && [lockFile, buildingLockFile, ...makers].includes(file),
  );
  if (isWrong || misplaced.length > 0 || !makers.every((file) => files.has(file))) return undefined;
  const dataOf = (file: string) => Object(files.get(file)?.data);
  const plain = listFiles(root, pagesFolder).flatMap(
    (file) => /^app\/\[locale\]\/([\w-]+)\/page\.tsx$/.exec(file)?.[1] ?? [],
  );
  const stops: { id: string }[] = buildings.flatMap((file) => dataOf(file).tour ?? []);
  /** The addresses of the pages in each folder. */
  const addresses: Record<string, string[]> = {
    '(home)': ['/'],
    // Nothing leads to a page that is not there yet.
    project: projects.flatMap((file) => (isPlanned(dataOf(file)) ? [] : `/project/${dataOf(file).index}`)),
    '[building]': buildings.map((file) => `/${nameOf(file)}`),
    '[building]/[unit]': buildings.flatMap((file) => {
      const units: { number: string }[] = dataOf(file).units ?? [];
      return units.filter((unit) => !isPlanned(unit)).map(({ number }) => `/${nameOf(file)}/${number}`);
    }),
    tour: stops.length > 0 ? ['/tour', ...stops.map(({ id }) => `/tour/${id}`)] : [],
    ...Object.fromEntries(plain.map((name) => [name, [`/${name}`]])),
  };
  const shared = anchorsIn(root, 'components');
  return new Map(
    Object.entries(addresses).flatMap(([folder, pages]) => {
      const anchors = new Set([...shared, ...anchorsIn(root, `${pagesFolder}/${folder}`)]);
      return pages.map((page) => [page, anchors] as const);
    }),
  );
}

function anchorsIn(root: string, folder: string): string[] {
  return listFiles(root, folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bid="([\w-]+)"/g)])
    .map(([, id = '']) => id);
}
