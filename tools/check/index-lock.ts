import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { showValue } from '../../content/read/issues';
import { isDraft } from '../../content/schema';
import { slug } from '../../lib/slug';
import { error, type Issue } from './issue';
import type { Message, Values } from './messages';
import { listProjectFiles, lockFile, readJsonFile } from './project-files';

type Project = { file: string; name: string; index: unknown; order: unknown };

/** Every project keeps the address that it was published with, and has a place of its own in the list. */
export function checkIndexLock(root: string): Issue[] {
  const projects = listProjectFiles(root).flatMap((file): Project[] => {
    const data = readJsonFile(root, file)?.data;
    if (typeof data !== 'object' || data === null) return [];
    const { index, order } = data as { index?: unknown; order?: unknown };
    return [{ file, name: path.basename(file, '.json'), index, order }];
  });
  const names = listProjectFiles(root).map((file) => path.basename(file, '.json'));
  const lock = readJsonFile(root, lockFile)?.data;
  const history = lock === undefined ? [] : wrongHistory(root, lock);
  const addresses = history.length > 0 || lock === undefined ? history : wrongLock(lock, projects, names);
  return [
    ...addresses,
    ...repeated(projects, 'index', 'lock.sameIndex'),
    ...repeated(projects, 'order', 'lock.sameOrder'),
    ...names.filter((name) => !slug.test(name)).map(wrongName),
  ];
}

function repeated(projects: Project[], field: 'index' | 'order', key: Message['key']): Issue[] {
  return projects.flatMap((project, at): Issue[] => {
    const { file } = project;
    const first = projects.slice(0, at).find((each) => each[field] === project[field]);
    if (!first || project[field] === undefined) return [];
    // A project that was copied has the index and the place of the other.
    const follows = (cause: Issue) => cause.file === file && cause.field === 'index';
    return [error({ file, field, value: String(project[field]), follows }, key, { other: first.file })];
  });
}

function wrongName(name: string): Issue {
  return error({ file: `content/projects/${name}.json`, value: name }, 'lock.name');
}

function wrongLock(lock: unknown, projects: Project[], names: string[]): Issue[] {
  const issue = (field: string | undefined, value: unknown, key: Message['key'], values?: Values) =>
    error({ file: lockFile, field, value: showValue(value) }, key, values);
  if (typeof lock !== 'object' || lock === null || Array.isArray(lock)) {
    return [issue(undefined, lock, 'lock.noGroup')];
  }
  const lines = Object.entries(lock);
  const numbers = lines.map(([index]) => Number(index));
  const free = Math.max(-1, ...numbers.filter(Number.isInteger)) + 1;
  const gaps = Array.from({ length: free }, (_, at) => at).filter((at) => !numbers.includes(at));
  const renamed = new Set(
    lines.flatMap(([index, name]) => (names.includes(String(name)) ? [] : [Number(index)])),
  );
  const fresh = projects.filter(({ name }) => !lines.some(([, each]) => each === name));
  const swapped = lines.flatMap(([index, name]): Issue[] => {
    const owner = projects.find((project) => project.index === Number(index));
    const other = lines.find(([, each]) => each === owner?.name);
    const isSwap =
      owner &&
      owner.name !== name &&
      other &&
      projects.some((each) => each.name === name && each.index === Number(other[0]));
    return isSwap
      ? [issue(index, name, 'lock.swapped', { other: String(other?.[0]), index, name: owner.name })]
      : [];
  });
  if (swapped.length > 0) return swapped;
  return [
    ...lines.flatMap(([index, name], at): Issue[] => {
      if (!/^(0|[1-9]\d*)$/.test(index)) return [issue(index, name, 'lock.noIndex')];
      const double = lines.slice(0, at).find(([, each]) => each === name);
      if (double) return [issue(index, name, 'lock.projectTwice', { other: double[0] })];
      if (!names.includes(String(name))) {
        const now = fresh.find((project) => project.index === Number(index))?.name;
        const values = { index, name: String(name), now: now ?? '' };
        return [issue(index, name, now ? 'lock.renamed' : 'lock.gone', values)];
      }
      const project = projects.find((each) => each.name === name);
      if (!project || project.index === Number(index)) return [];
      const place = { file: project.file, field: 'index', value: showValue(project.index) };
      return [error(place, 'lock.changedIndex', { index })];
    }),
    ...gaps.map((at) => {
      const owner = fresh.find(({ index }) => index === at);
      if (!owner) return issue(String(at), undefined, 'lock.missing');
      return issue(String(at), undefined, 'lock.missingOf', { index: String(at), name: owner.name });
    }),
    ...fresh
      .filter(({ index }) => !gaps.includes(Number(index)) && !renamed.has(Number(index)))
      .map(({ file, name, index }) => {
        const place = { file, field: 'index', value: showValue(index) };
        return error(place, 'lock.newProject', { index: String(free), name });
      }),
  ];
}

/** Lines that git has otherwise: an address that was changed in the project and in the lock alike. */
function wrongHistory(root: string, lock: unknown): Issue[] {
  const before = readCommitted(root, lockFile);
  if (!before || typeof lock !== 'object' || lock === null) return [];
  const now = new Map(Object.entries(lock));
  // A company that moves in has other projects.
  const names = [...now.values()];
  if (!Object.values(before).some((name) => names.includes(name))) return [];
  return Object.entries(before).flatMap(([index, name]): Issue[] => {
    if (now.get(index) === name || isDraft(readCommitted(root, `content/projects/${name}.json`))) return [];
    const place = { file: lockFile, field: index, value: showValue(now.get(index)) };
    return [error(place, 'lock.published', { index, name })];
  });
}

/** The data of a JSON file in the last commit; undefined where there is no git. */
function readCommitted(root: string, file: string): Record<string, string> | undefined {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], { cwd: root, encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout) : undefined;
}
