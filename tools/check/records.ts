import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildingLockFile,
  buildingLockSchema,
  type Lock,
  listBuildingLockIssues,
  listLockIssues,
  listRuleIssues,
  listUnitLockIssues,
  lockFile,
  lockSchema,
  type Records,
} from '../../content/rules';
import { isDraft } from '../../content/schema';
import { today } from '../../lib/today';
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
  return listRuleIssues(records as Records, today(), listPages(site, known));
}

const nameOf = (file: string) => path.basename(file, '.json');

/** Every building and every project keeps its address. */
export function checkAddresses(site: Site): Issue[] {
  return [...checkBuildingAddresses(site), ...checkProjectAddresses(site)];
}

function checkBuildingAddresses({ root, files, buildings, misplaced }: Site): Issue[] {
  const { data: lock } = buildingLockSchema.safeParse(files.get(buildingLockFile)?.data);
  if (!lock) return [];
  const before = Object.values(readCommitted(root, buildingLockFile) ?? {});
  const published = before.some((name) => lock.includes(name)) ? before : [];
  const astray = misplaced.filter((file) => file.startsWith('content/buildings/'));
  return [
    ...listBuildingLockIssues(lock, [...buildings, ...astray].map(nameOf), published),
    ...buildings
      .filter((file) => published.includes(nameOf(file)))
      .flatMap((file) => {
        const before = numbersIn(readCommitted(root, file));
        return listUnitLockIssues(nameOf(file), numbersIn(files.get(file)?.data), before);
      }),
  ];
}

/** The numbers of the units in the record of a building, whatever is wrong with the rest of it. */
function numbersIn(data: unknown): string[] {
  const { units } = Object(data);
  return Array.isArray(units) ? units.map((unit) => Object(unit).number) : [];
}

function checkProjectAddresses({ root, files, projects, misplaced }: Site): Issue[] {
  const { data: lock } = lockSchema.safeParse(files.get(lockFile)?.data);
  if (!lock) return [];
  const addressed = projects.flatMap((file) => {
    const data = files.get(file)?.data;
    return typeof data === 'object' && data !== null && 'index' in data
      ? { file, name: nameOf(file), index: data.index }
      : [];
  });
  const others = [...projects, ...misplaced].map(nameOf);
  return listLockIssues(lock, addressed, others, publishedLines(root, lock));
}

/** Lines that the last commit had, but those of drafts; none where there is no git, or another company has moved in. */
function publishedLines(root: string, lock: Lock): Lock {
  const before = readCommitted(root, lockFile) ?? {};
  const names = Object.values(lock);
  if (!Object.values(before).some((name) => names.includes(name))) return {};
  const isPublished = ([index, name]: [string, string]) =>
    lock[index] === name || !isDraft(readCommitted(root, `content/projects/${name}.json`));
  return Object.fromEntries(Object.entries(before).filter(isPublished));
}

function readCommitted(root: string, file: string): Record<string, string> | undefined {
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
  const scenes = buildings.flatMap((file) => Object(files.get(file)?.data).tour ?? []);
  const shared = anchorsIn(root, 'components');
  const page = (address: string, folder: string): [string, Set<string>] => [
    address,
    new Set([...shared, ...anchorsIn(root, `${pagesFolder}/${folder}`)]),
  ];
  const plain = listFiles(root, pagesFolder)
    .map((file) => /^app\/\[locale\]\/([\w-]+)\/page\.tsx$/.exec(file)?.[1])
    .filter((name) => name !== undefined);
  const indices = projects.map((file) => Object(files.get(file)?.data).index);
  return new Map([
    page('/', '(home)'),
    ...plain.map((name) => page(`/${name}`, name)),
    ...indices.map((index) => page(`/project/${index}`, 'project')),
    ...buildings.flatMap((file) => {
      const units: { number: string }[] = Object(files.get(file)?.data).units ?? [];
      const own = units.map(({ number }) => page(`/${nameOf(file)}/${number}`, '[building]/[unit]'));
      return [page(`/${nameOf(file)}`, '[building]'), ...own];
    }),
    ...(scenes.length > 0 ? [page('/tour', 'tour')] : []),
    ...scenes.map(({ id }) => page(`/tour/${id}`, 'tour')),
  ]);
}

function anchorsIn(root: string, folder: string): string[] {
  return listFiles(root, folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bid="([\w-]+)"/g)])
    .map(([, id = '']) => id);
}
