import { existsSync } from 'node:fs';
import path from 'node:path';
import { nearName } from '../../content/read/near-names';
import { buildingLockFile, lockFile } from '../../content/rules';
import { listFields } from '../../content/rules/rule';
import { isDraft, pictureFolders } from '../../content/schema';
import { readCodeKeys } from './code-keys';
import { checkDrawing, listBrandFiles } from './drawings';
import { error, type Issue, warning } from './issue';
import { checkPictureFile } from './pictures';
import type { Site } from './read';
import type { Message } from './sentences';
import { listFiles, listKeptFiles } from './site-files';

/** A picture that a record names, and what it is for. */
type NamedPicture = {
  file: string;
  field: string;
  src: string;
  use: keyof typeof pictureFolders;
  draft: boolean;
};

/**
 * Every picture that a record names is there and is as pages need it, and every file under `public` is used.
 *
 * @param known what earlier phases found: a record that is wrong may name what would be called unused
 */
export async function checkFiles(site: Site, known: readonly Issue[]): Promise<Issue[]> {
  const { root } = site;
  const present = listFiles(root, 'public').map((file) => file.slice('public'.length));
  const named = [...site.files].flatMap(([file, { data }]) => picturesIn(file, data));
  const unused = listUnused(site, named);
  // What is no name of a picture is left to the shape of the record.
  const usable = named.filter(
    ({ src, use }) => /^\/[a-z0-9/.-]+$/.test(src) && src.endsWith(use === 'drawing' ? '.svg' : '.jpg'),
  );
  const places = usable.flatMap((picture) => wrongPlace(picture, present, unused));
  const there = new Map(
    usable.filter(({ src }) => present.includes(src)).map((picture) => [picture.src, picture]),
  );
  const inside = await Promise.all(
    Array.from(there, ([src, { use }]) =>
      use === 'drawing' ? checkDrawing(root, `public${src}`) : checkPictureFile(root, `public${src}`, use),
    ),
  );
  const brand = listBrandFiles(site).map((file) =>
    existsSync(path.join(root, file))
      ? checkDrawing(root, file)
      : [error({ file, value: { key: 'value.missing' } }, 'drawings.missing')],
  );
  const found = [...places, ...inside.flat(), ...brand.flat()];
  return [...found, ...reportUnused(unused, named, [...known, ...found])];
}

/** Every picture and drawing that a record names, wherever it is in the record. */
function picturesIn(file: string, data: unknown): NamedPicture[] {
  return listFields(file, data).flatMap(({ path, field, value: src }): NamedPicture[] => {
    const [group, name] = [path.at(-2), path.at(-1)];
    // A logo is one drawing, or one for each language.
    const isDrawing = name === 'logo' || group === 'logo' || name === 'planFile';
    if (typeof src !== 'string' || (!isDrawing && name !== 'src')) return [];
    const use = isDrawing ? 'drawing' : group === 'picture' ? 'panorama' : 'picture';
    return [{ file, field, src, use, draft: isDraft(data) }];
  });
}

function wrongPlace(
  { file, field, src, use, draft }: NamedPicture,
  present: string[],
  unused: string[],
): Issue[] {
  const place = { file, field, value: src };
  const [, folder = ''] = src.split('/');
  if (!pictureFolders[use].includes(folder)) {
    const known = pictureFolders[use].map((name) => `public/${name}`).join(', ');
    return [error(place, `pictures.${use}Folder`, { folders: known })];
  }
  if (present.includes(src)) return [];
  const same = present.find((file) => file.toLowerCase() === src);
  if (same) return [error(place, 'pictures.otherCase', { name: `public${same}` })];
  const report = draft ? warning : error;
  const near = nearFile(src, present);
  if (near) return [report(place, 'pictures.noFileNear', { near })];
  const moved = unused.find((file) => path.basename(file) === path.basename(src));
  if (moved) return [report(place, 'pictures.moved', { place: moved })];
  return [report(place, 'pictures.noFile', { name: `public${src}` })];
}

/** A file of nearly this name in the same folder, or one of this name in a folder of nearly the same name. */
function nearFile(src: string, present: string[]): string | undefined {
  const { dir, name, ext } = path.posix.parse(src);
  const files = present.map((file) => path.posix.parse(file));
  const nearby = files.filter((file) => file.dir === dir && file.ext === ext).map((file) => file.name);
  const near = nearName(name, nearby);
  if (near) return `${dir}/${near}${ext}`;
  const dirs = files.filter((file) => file.name === name && file.ext === ext).map((file) => file.dir);
  const nearDir = nearName(dir, dirs);
  return nearDir && `${nearDir}/${name}${ext}`;
}

/** The files under `public` that neither a record nor the code names. */
function listUnused(site: Site, named: NamedPicture[]): string[] {
  const { root, files } = site;
  const used = new Set([...named.map(({ src }) => `public${src}`), ...listBrandFiles(site)]);
  const patterns = [...readCodeKeys(root).addresses].map(
    (text) => new RegExp(`^public${text.replace(/[^\w*]/g, '\\$&').replaceAll('*', '[\\w-]*')}$`),
  );
  return listKeptFiles(root, 'public').filter((file) => {
    // Somebody who writes a draft puts its pictures there first, and git keeps an empty folder only with a file in it.
    const isOfDraft = isDraft(files.get(projectOf(file))?.data);
    return (
      !file.endsWith('/.gitkeep') &&
      !used.has(file) &&
      !isOfDraft &&
      !patterns.some((pattern) => pattern.test(file))
    );
  });
}

const projectOf = (file: string) => `content/projects/${path.posix.basename(path.posix.dirname(file))}.json`;

/** A file that nothing uses, unless a record that may name it is wrong. */
function reportUnused(unused: string[], named: NamedPicture[], known: readonly Issue[]): Issue[] {
  const errors = known.filter(({ level }) => level === 'error');
  const isUnread = errors.some(({ file, field }) => file.startsWith('content/') && field === undefined);
  const moved = new Set(known.map(({ hint }) => hint.values?.place));
  return unused.flatMap((file) => {
    const folder = path.posix.dirname(file);
    const neighbours = named.filter(({ src }) => path.posix.dirname(`public${src}`) === folder);
    const records = new Set([
      projectOf(file),
      lockFile,
      buildingLockFile,
      ...neighbours.map((neighbour) => neighbour.file),
    ]);
    if (isUnread || moved.has(file) || errors.some((issue) => records.has(issue.file))) return [];
    return [error({ file }, keyOf(file))];
  });
}

function keyOf(file: string): Message['key'] {
  if (/\.hei[cf]$/i.test(file)) return 'pictures.unusedHeic';
  return /^[a-z0-9/.-]+$/.test(file) ? 'pictures.unused' : 'pictures.unusedName';
}
