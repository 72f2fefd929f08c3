import { readCode } from './code-words';
import type { Finding } from './finding';
import { listNamedPictures } from './named-pictures';
import { listKeptFiles, listProjectFiles, readJsonFile, singleRecords } from './project-files';

/** Every file under `public` is named by a record or by the code. */
export function checkUnusedPictures(root: string): Finding[] {
  // A record that cannot be read may name what would be told to be deleted.
  const records = [...singleRecords, ...listProjectFiles(root)];
  if (records.some((file) => !readJsonFile(root, file))) return [];
  const named = new Set(listNamedPictures(root).map(({ src }) => src));
  const texts = new Set(readCode(root).flatMap((code) => [...code.texts]));
  const patterns = [...texts]
    .filter((text) => text.startsWith('/') && /\.\w+$/.test(text))
    .map((text) => new RegExp(`^${text.replace(/[^\w*]/g, '\\$&').replaceAll('*', '[\\w-]*')}$`));
  return listKeptFiles(root, 'public').flatMap((file): Finding[] => {
    const src = file.slice('public'.length);
    // git keeps an empty folder only with a file in it.
    if (src.endsWith('/.gitkeep') || named.has(src)) return [];
    if (patterns.some((pattern) => pattern.test(src)) || namesOf(src).some((name) => texts.has(name)))
      return [];
    return [
      { level: 'error', file, cure: 'nothing uses this file: delete it, or name it in a record of content/' },
    ];
  });
}

/** What content/index.ts may call a drawing of the brand: its name, or that of a logo without language and ground. */
function namesOf(src: string): string[] {
  const [, name, logo] = /^\/brand\/((.+?)(?:-(?:he|en)(?:-light)?)?)\.svg$/.exec(src) ?? [];
  return name && logo ? [name, logo] : [];
}
