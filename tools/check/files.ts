import path from 'node:path';
import { listFields } from '../../model/rules/rule';
import { buildingLockFile, isDraft, lockFile, pictureFolders } from '../../model/schema';
import { readCodeWords } from './code-words';
import { checkDrawing, listBrandFiles } from './drawings';
import { error, type Issue, warning } from './issue';
import { checkPictureFile } from './pictures';
import type { Site } from './read';
import type { Message } from './sentences';
import { listFiles, listKeptFiles } from './site-files';

type Use = keyof typeof pictureFolders;

/** A picture in a record, and its use. */
type NamedPicture = { file: string; field: string; src: string; use: Use; draft: boolean };

/**
 * Reports missing and unsuitable pictures of records, and unused files under `public`.
 *
 * @param known issues of earlier phases; a file is not reported as unused when an invalid record may name it
 */
export async function checkFiles(site: Site, known: readonly Issue[]): Promise<Issue[]> {
  const { root } = site;
  const publicFiles = listFiles(root, 'public');
  const namedPictures = [...site.files].flatMap(([file, { data }]) => picturesIn(file, data));
  const unusedFiles = listUnused(site, namedPictures);
  // Invalid names are reported by the shape of the record.
  const usablePictures = namedPictures.filter(
    ({ src, use }) => /^\/[a-z0-9/.-]+$/.test(src) && src.endsWith(use === 'drawing' ? '.svg' : '.jpg'),
  );
  const brand = listBrandFiles(site);
  const uses = new Map<string, Use>([
    ...usablePictures.map(({ src, use }) => [`public${src}`, use] as const),
    ...brand.map((file) => [file, 'drawing'] as const),
  ]);
  const contentIssues = Array.from(uses, ([file, use]) => {
    if (!publicFiles.includes(file)) return [];
    return use === 'drawing' ? checkDrawing(root, file) : checkPictureFile(root, file, use);
  });
  const missingDrawings = brand.filter((file) => !publicFiles.includes(file));
  const issues = [
    ...usablePictures.flatMap((picture) => wrongPlace(picture, publicFiles)),
    ...missingDrawings.map((file) => error({ file, value: { key: 'value.missing' } }, 'drawings.missing')),
    ...(await Promise.all(contentIssues)).flat(),
  ];
  return [...issues, ...reportUnused(unusedFiles, namedPictures, [...known, ...issues])];
}

/** Returns every picture and drawing in a record. */
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

function wrongPlace(picture: NamedPicture, publicFiles: string[]): Issue[] {
  const { file, field, src, use, draft } = picture;
  const [place, name] = [{ file, field, value: src }, `public${src}`];
  if (!pictureFolders[use].includes(src.split('/')[1] ?? '')) {
    const folders = pictureFolders[use].map((folder) => `public/${folder}`).join(', ');
    return [error(place, `pictures.${use}Folder`, { folders })];
  }
  if (publicFiles.includes(name)) return [];
  const sameName = publicFiles.find((other) => other.toLowerCase() === name);
  if (sameName) return [error(place, 'pictures.otherCase', { name: sameName })];
  const report = draft ? warning : error;
  return [report(place, 'pictures.noFile', { name })];
}

/** Files that other services request at a fixed address, such as `google….html` and `BingSiteAuth.xml`. */
const serviceFiles = /^public\/(?:[^/]+\.(?:html|xml|txt)|\.well-known\/.+)$/;

/** Returns the files under `public` that neither a record nor the code names. */
function listUnused(site: Site, namedPictures: NamedPicture[]): string[] {
  const usedFiles = new Set([...namedPictures.map(({ src }) => `public${src}`), ...listBrandFiles(site)]);
  const patterns = [...readCodeWords(site.root).addresses].map(
    (text) => new RegExp(`^public${text.replace(/[^\w*]/g, '\\$&').replaceAll('*', '[\\w-]*')}$`),
  );
  return listKeptFiles(site.root, 'public').filter(
    (file) =>
      !usedFiles.has(file) &&
      !serviceFiles.test(file) &&
      !patterns.some((pattern) => pattern.test(file)) &&
      // Authors add the pictures of a draft before they name them, and .gitkeep keeps an empty folder in git.
      !isDraft(site.files.get(projectOf(file))?.data) &&
      !file.endsWith('/.gitkeep'),
  );
}

const projectOf = (file: string) => `content/projects/${path.posix.basename(path.posix.dirname(file))}.json`;

/** Reports unused files, unless an invalid record may name them. */
function reportUnused(
  unusedFiles: string[],
  namedPictures: NamedPicture[],
  issues: readonly Issue[],
): Issue[] {
  const errors = issues.filter(({ level }) => level === 'error');
  if (errors.some(({ file, field }) => file.startsWith('content/') && field === undefined)) return [];
  return unusedFiles.flatMap((file) => {
    const folder = path.posix.dirname(file);
    const neighbours = namedPictures.filter(({ src }) => path.posix.dirname(`public${src}`) === folder);
    const users = [projectOf(file), lockFile, buildingLockFile, ...neighbours.map((other) => other.file)];
    const isExcused = errors.some((issue) => users.includes(issue.file));
    return isExcused ? [] : error({ file }, keyOf(file));
  });
}

function keyOf(file: string): Message['key'] {
  if (/\.hei[cf]$/i.test(file)) return 'pictures.unusedHeic';
  return /^[a-z0-9/.-]+$/.test(file) ? 'pictures.unused' : 'pictures.unusedName';
}
