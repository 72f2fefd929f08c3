import path from 'node:path';
import { isDraft } from '../../content/schema';
import { brandFiles } from './brand';
import { readCode } from './code-words';
import type { Finding } from './finding';
import { listNamedPictures } from './named-pictures';
import { listKeptFiles, lockFile, readJsonFile } from './project-files';

/** Every file under `public` is named by a record or by the code. */
export function checkUnusedPictures(root: string): Finding[] {
  const named = listNamedPictures(root);
  const used = new Set([...named.map(({ src }) => `public${src}`), ...brandFiles]);
  const texts = new Set(readCode(root).flatMap((code) => [...code.texts]));
  const patterns = [...texts]
    .filter((text) => text.startsWith('/') && /\.\w+$/.test(text))
    .map((text) => new RegExp(`^public${text.replace(/[^\w*]/g, '\\$&').replaceAll('*', '[\\w-]*')}$`));
  return listKeptFiles(root, 'public').flatMap((file): Finding[] => {
    // git keeps an empty folder only with a file in it.
    if (file.endsWith('/.gitkeep') || used.has(file) || patterns.some((pattern) => pattern.test(file)))
      return [];
    const folder = path.posix.dirname(file);
    const project = `content/projects/${path.posix.basename(folder)}.json`;
    // Somebody who writes a draft puts its pictures there first.
    if (isDraft(readJsonFile(root, project)?.data)) return [];
    const neighbours = named.filter(({ src }) => path.posix.dirname(`public${src}`) === folder);
    const records = new Set([project, lockFile, ...neighbours.map((each) => each.file)]);
    // A record that is wrong may name what would be told to be deleted.
    const follows = (cause: Finding) =>
      records.has(cause.file) || (cause.unreadable === true && cause.file.startsWith('content/'));
    return [{ level: 'error', file, cure: cureOf(file), follows }];
  });
}

function cureOf(file: string): string {
  if (/\.hei[cf]$/i.test(file)) {
    return 'is in an iPhone’s format (HEIC): export it as JPEG under a name of small Latin letters, and name it in a record of content/';
  }
  if (!/^[a-z0-9/.-]+$/.test(file)) {
    return 'rename the file with small Latin letters, digits and hyphens, and name it in a record of content/';
  }
  return 'nothing uses this file: name it in a record of content/, or delete it';
}
