import path from 'node:path';
import { routing } from '../../i18n/routing';
import type { Finding } from './finding';
import { listKeptFiles, listProjectFiles, listWordFiles, lockFile } from './project-files';
import { notesFile } from './schemas/list';

/** No catalog or record lies where nothing reads it: a copy, a language that the site does not have. */
export function checkStrayFiles(root: string): Finding[] {
  const known = new Set([...listWordFiles(root), lockFile, notesFile, 'content/projects/.gitkeep']);
  const written = [...listKeptFiles(root, 'messages'), ...listKeptFiles(root, 'content')];
  return written
    .filter((file) => !known.has(file) && !file.startsWith('content/generated/'))
    .filter((file) => !/\.tsx?$/.test(file))
    .map((file): Finding => ({ level: 'error', file, cure: cureOf(root, file) }));
}

function cureOf(root: string, file: string): string {
  const name = path.basename(file, '.json');
  if (file.startsWith('content/projects/')) {
    return file.endsWith('.json')
      ? `nothing reads a project in a folder: move it to content/projects/${name}.json`
      : 'nothing reads this file: only the records of projects stand here';
  }
  if (file.startsWith('messages/') && /^[a-z]{2}$/.test(name)) {
    return `the site has no language “${name}”, only ${routing.locales.join(' and ')}: delete the file, or add the language as the README says`;
  }
  const original = [...listWordFiles(root), ...listProjectFiles(root)].find((each) =>
    name.includes(path.basename(each, '.json')),
  );
  return original
    ? `nothing reads this file: put what is new in it into ${original}, and delete it`
    : 'nothing reads this file: delete it';
}
