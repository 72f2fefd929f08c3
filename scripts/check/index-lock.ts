import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { showValue } from '../../content/read/faults';
import { isDraft } from '../../content/schema';
import type { Finding } from './finding';
import { listProjectFiles, lockFile, readJsonFile } from './project-files';

type Project = { file: string; name: string; index: unknown; order: unknown };

/** Every project keeps the address that it was published with, and has a place of its own in the list. */
export function checkIndexLock(root: string): Finding[] {
  const projects = listProjectFiles(root).flatMap((file): Project[] => {
    const data = readJsonFile(root, file)?.data;
    if (typeof data !== 'object' || data === null) return [];
    const { index, order } = data as { index?: unknown; order?: unknown };
    return [{ file, name: path.basename(file, '.json'), index, order }];
  });
  const standing = listProjectFiles(root).map((file) => path.basename(file, '.json'));
  const lock = readJsonFile(root, lockFile)?.data;
  const history = lock === undefined ? [] : wrongHistory(root, lock);
  const addresses = history.length > 0 || lock === undefined ? history : wrongLock(lock, projects, standing);
  return [
    ...addresses,
    ...repeated(projects, 'index', 'give the newer project the next free index'),
    ...repeated(projects, 'order', 'give one of them another place in the list'),
    ...standing.flatMap(wrongName),
  ];
}

function repeated(projects: Project[], field: 'index' | 'order', cure: string): Finding[] {
  return projects.flatMap((project, at): Finding[] => {
    const { file } = project;
    const first = projects.slice(0, at).find((each) => each[field] === project[field]);
    if (!first || project[field] === undefined) return [];
    // A project that was copied has the index and the place of the other.
    const follows = (cause: Finding) => cause.file === file && cause.field === 'index';
    const value = String(project[field]);
    return [{ level: 'error', file, field, value, cure: `${first.file} has it too: ${cure}`, follows }];
  });
}

function wrongName(name: string): Finding[] {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return [];
  const cure = 'name the file with small letters, digits and hyphens, as steel-hall.json';
  return [{ level: 'error', file: `content/projects/${name}.json`, value: name, cure }];
}

function wrongLock(lock: unknown, projects: Project[], standing: string[]): Finding[] {
  const error = (field: string, value: unknown, cure: string): Finding => {
    return { level: 'error', file: lockFile, field, value: showValue(value), cure };
  };
  if (typeof lock !== 'object' || lock === null || Array.isArray(lock)) {
    return [
      error('(the whole file)', lock, 'write a group of "index": "name" lines; git has the last good one'),
    ];
  }
  const lines = Object.entries(lock);
  const numbers = lines.map(([index]) => Number(index));
  const free = Math.max(-1, ...numbers.filter(Number.isInteger)) + 1;
  const gaps = Array.from({ length: free }, (_, at) => at).filter((at) => !numbers.includes(at));
  const renamed = new Set(
    lines.flatMap(([index, name]) => (standing.includes(String(name)) ? [] : [Number(index)])),
  );
  const fresh = projects.filter(({ name }) => !lines.some(([, each]) => each === name));
  const swapped = lines.flatMap(([index, name]): Finding[] => {
    const owner = projects.find((project) => project.index === Number(index));
    const other = lines.find(([, each]) => each === owner?.name);
    const isSwap =
      owner &&
      owner.name !== name &&
      other &&
      projects.some((each) => each.name === name && each.index === Number(other[0]));
    return isSwap
      ? [error(index, name, `swapped with ${other[0]}: write "${index}": "${owner.name}", as its file says`)]
      : [];
  });
  if (swapped.length > 0) return swapped;
  return [
    ...lines.flatMap(([index, name], at): Finding[] => {
      if (!/^(0|[1-9]\d*)$/.test(index)) return [error(index, name, 'write an index: 0, 1, 2 …')];
      const double = lines.slice(0, at).find(([, each]) => each === name);
      if (double)
        return [error(index, name, `${double[0]} is this project already: every project has one line`)];
      if (!standing.includes(String(name)))
        return [error(index, name, cureOfLost(index, String(name), fresh))];
      const project = projects.find((each) => each.name === name);
      if (!project || project.index === Number(index)) return [];
      const cure = `this project was published as /project/${index}: write ${index}, for an address never changes`;
      return [{ level: 'error', file: project.file, field: 'index', value: showValue(project.index), cure }];
    }),
    ...gaps.map((at) => {
      const owner = fresh.find(({ index }) => index === at);
      const cure = owner
        ? `add "${at}": "${owner.name}"`
        : 'bring it back from git: a published address never goes';
      return error(String(at), undefined, `this line is missing: ${cure}`);
    }),
    ...fresh
      .filter(({ index }) => !gaps.includes(Number(index)) && !renamed.has(Number(index)))
      .map(({ file, name, index }): Finding => {
        const cure = `content/projects.lock.json lacks this project: add "${free}": "${name}" there and write the index ${free} here; “npm run new:project” does both for a new one`;
        return { level: 'error', file, field: 'index', value: showValue(index), cure };
      }),
  ];
}

/** Lines that git has otherwise: an address that was changed in the project and in the lock alike. */
function wrongHistory(root: string, lock: unknown): Finding[] {
  const before = readCommitted(root, lockFile);
  if (!before || typeof lock !== 'object' || lock === null) return [];
  const now = new Map(Object.entries(lock));
  // A company that moves in has other projects.
  const names = [...now.values()];
  if (!Object.values(before).some((name) => names.includes(name))) return [];
  return Object.entries(before).flatMap(([index, name]): Finding[] => {
    if (now.get(index) === name || isDraft(readCommitted(root, `content/projects/${name}.json`))) return [];
    const cure = `/project/${index} was published as ${name}: write "${index}": "${name}" again, and ${index} as the index of that project`;
    return [{ level: 'error', file: lockFile, field: index, value: showValue(now.get(index)), cure }];
  });
}

/** The data of a JSON file in the last commit; undefined where there is no git. */
function readCommitted(root: string, file: string): Record<string, unknown> | undefined {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], { cwd: root, encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout) : undefined;
}

function cureOfLost(index: string, name: string, fresh: Project[]): string {
  const renamed = fresh.find((project) => project.index === Number(index));
  return renamed
    ? `the project with this index is now called ${renamed.name}: give it its published name ${name} again, here and as its file`
    : `there is no content/projects/${name}.json, and /project/${index} would answer “not found”: bring the file back; to take a project out of the lists write "retired": true in it`;
}
