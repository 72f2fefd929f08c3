import path from 'node:path';
import { showValue } from '../../content/read/faults';
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
  const lock = readJsonFile(root, lockFile);
  return [
    ...repeated(
      projects,
      'index',
      'two projects cannot have one address: give the newer one the next free index',
    ),
    ...repeated(
      projects,
      'order',
      'two projects stand in one place of the list: give one of them another order',
    ),
    ...standing.flatMap(wrongName),
    ...(lock ? wrongLock(lock.data, projects, standing) : []),
  ];
}

function repeated(projects: Project[], field: 'index' | 'order', cure: string): Finding[] {
  return projects.flatMap((project, at): Finding[] => {
    const first = projects.slice(0, at).find((each) => each[field] === project[field]);
    if (!first || project[field] === undefined) return [];
    const value = String(project[field]);
    return [{ level: 'error', file: project.file, field, value, cure: `${first.file} has it too; ${cure}` }];
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
  const fresh = projects.filter(({ name }) => !lines.some(([, each]) => each === name));
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
      .filter(({ index }) => !numbers.includes(Number(index)) && !gaps.includes(Number(index)))
      .map(({ file, name, index }): Finding => {
        const cure = `content/projects.lock.json lacks this project: add "${free}": "${name}" there and write the index ${free} here; “npm run new:project” does both for a new one`;
        return { level: 'error', file, field: 'index', value: showValue(index), cure };
      }),
  ];
}

function cureOfLost(index: string, name: string, fresh: Project[]): string {
  const renamed = fresh.find((project) => project.index === Number(index));
  return renamed
    ? `the project with this index is now called ${renamed.name}: give it its published name ${name} again, here and as its file`
    : `there is no content/projects/${name}.json, and /project/${index} would answer “not found”: bring the file back; to take a project out of the lists write "retired": true in it`;
}
