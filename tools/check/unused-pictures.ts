import path from 'node:path';
import { isDraft } from '../../content/schema';
import { readCode } from './code-words';
import { brandFiles } from './drawings';
import { error, type Issue } from './issue';
import type { Message } from './messages';
import { listNamedPictures } from './named-pictures';
import { listKeptFiles, lockFile, readJsonFile } from './project-files';

/** Every file under `public` is named by a record or by the code. */
export function checkUnusedPictures(root: string): Issue[] {
  const named = listNamedPictures(root);
  const used = new Set([...named.map(({ src }) => `public${src}`), ...brandFiles]);
  const texts = new Set(readCode(root).flatMap((code) => [...code.texts]));
  const patterns = [...texts]
    .filter((text) => text.startsWith('/') && /\.\w+$/.test(text))
    .map((text) => new RegExp(`^public${text.replace(/[^\w*]/g, '\\$&').replaceAll('*', '[\\w-]*')}$`));
  return listKeptFiles(root, 'public').flatMap((file): Issue[] => {
    // git keeps an empty folder only with a file in it.
    if (file.endsWith('/.gitkeep') || used.has(file) || patterns.some((pattern) => pattern.test(file)))
      return [];
    const folder = path.posix.dirname(file);
    const project = `content/projects/${path.posix.basename(folder)}.json`;
    // Somebody who writes a draft puts its pictures there first.
    if (isDraft(readJsonFile(root, project)?.data)) return [];
    const neighbours = named.filter(({ src }) => path.posix.dirname(`public${src}`) === folder);
    const records = new Set([project, lockFile, ...neighbours.map((each) => each.file)]);
    // A record that is wrong may name what would be called unused.
    const follows = (cause: Issue) =>
      records.has(cause.file) || (cause.unreadable === true && cause.file.startsWith('content/'));
    return [error({ file, follows }, keyOf(file))];
  });
}

function keyOf(file: string): Message['key'] {
  if (/\.hei[cf]$/i.test(file)) return 'pictures.unusedHeic';
  return /^[a-z0-9/.-]+$/.test(file) ? 'pictures.unused' : 'pictures.unusedName';
}
