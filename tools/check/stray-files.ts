import path from 'node:path';
import { routing } from '../../i18n/routing';
import type { Issue } from './issue';
import type { Message } from './messages';
import { descriptionsOf, listKeptFiles, listProjectFiles, listWordFiles, lockFile } from './project-files';

/** No catalog or record lies where nothing reads it: a copy, a language that the site does not have. */
export function checkStrayFiles(root: string): Issue[] {
  const known = new Set([
    ...listWordFiles(root),
    lockFile,
    ...routing.locales.map(descriptionsOf),
    'content/projects/.gitkeep',
  ]);
  const written = [...listKeptFiles(root, 'messages'), ...listKeptFiles(root, 'content')];
  return written
    .filter((file) => !known.has(file) && !file.startsWith('content/generated/'))
    .filter((file) => !/\.tsx?$|^content\/schema\//.test(file))
    .map((file): Issue => ({ level: 'error', file, hint: hintOf(root, file) }));
}

function hintOf(root: string, file: string): Message {
  const name = path.basename(file, '.json');
  if (file.startsWith('content/projects/')) {
    return { key: file.endsWith('.json') ? 'files.projectFolder' : 'files.notProject', values: { name } };
  }
  if (file.startsWith('messages/') && /^[a-z]{2}$/.test(name)) {
    return { key: 'files.language', values: { name, languages: routing.locales.join(', ') } };
  }
  const original = [...listWordFiles(root), ...listProjectFiles(root)].find((each) =>
    name.includes(path.basename(each, '.json')),
  );
  return original ? { key: 'files.copy', values: { original } } : { key: 'files.unread' };
}
