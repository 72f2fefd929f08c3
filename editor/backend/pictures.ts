import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { isFileName, longestName } from '../../lib/slug';
import { pictureLimits } from '../../model/schema';
import { checkDrawing } from '../../tools/check/drawings';
import { writeWhole } from '../../tools/files/write-whole';
import { isIn } from './edit';
import { type Issue, inEveryLanguage } from './issues';
import { placeOf } from './place';
import { RefusalError } from './refusal';
import type { Requests } from './requests';
import type { Workspace } from './workspace';

/** The largest decoded file, in pixels; the limit of sharp is higher. */
const mostPixels = 250_000_000;

/** Pixels: no page shows a picture wider than this. */
const widest = 2560;

/**
 * Writes a picture into its folder, upright, as a small JPEG without the data of the camera, and names it in its record
 * or draft.
 *
 * @param list updates the list of pictures: the preview fails on a record whose picture is not listed
 * @returns the errors of the check; nothing was written then
 * @throws RefusalError for a file that is no picture, or is too small for any page
 */
export async function addPicture(
  workspace: Workspace,
  picture: Requests['picture'],
  list: () => Promise<void>,
): Promise<Issue[]> {
  const { file, path: keys, named, kind, before, folder, name, bytes, alt } = picture;
  const limit = pictureLimits[folder === 'social' ? 'post' : 'picture'];
  const jpeg = await toJpeg(Buffer.from(bytes, 'base64'), limit);
  const src = freeName(workspace.root, folder, name, '.jpg');
  const edit = { file, path: keys, named, kind, before, value: { src, alt } };
  const isOfNew = (await workspace.view()).drafts.some((draft) => isIn(edit, draft.edit));
  const place = `public${src}`;
  placeOf(workspace.root, place);
  return await workspace.journal.withUploads([place], async () => {
    writeWhole(path.join(workspace.root, place), jpeg);
    await list();
    const own = { ...edit, pictures: [place] };
    if (!isOfNew) return await workspace.changeAll([own]);
    await workspace.change(own);
    return [];
  });
}

/**
 * Writes a drawing into its folder, and names it in its record or draft.
 *
 * @param drawing with the text of the SVG
 * @returns the errors of the check; nothing was written then
 */
export async function addDrawing(workspace: Workspace, drawing: Requests['drawing']): Promise<Issue[]> {
  const { file, path: keys, named, before, name, source } = drawing;
  const { dir, name: record } = path.parse(file);
  const folder = { buildings: 'building', projects: 'partners' }[path.basename(dir)] ?? record;
  const src = freeName(workspace.root, folder, name, '.svg');
  const place = `public${src}`;
  placeOf(workspace.root, place);
  return await workspace.journal.withUploads([place], async () => {
    writeWhole(path.join(workspace.root, place), source);
    const issues = inEveryLanguage(checkDrawing(workspace.root, place));
    const edit = { kind: 'set' as const, file, path: keys, named, before, value: src, pictures: [place] };
    if (issues.length === 0) await workspace.change(edit);
    return issues;
  });
}

async function toJpeg(original: Buffer, { width, bytes }: typeof pictureLimits.picture): Promise<Buffer> {
  await expectReadable(original);
  const upright = sharp(original).rotate().resize({ width: widest, withoutEnlargement: true });
  for (const quality of [88, 80, 72, 64, 56]) {
    const { data, info } = await upright
      .clone()
      .toColourspace('srgb')
      .flatten({ background: '#fff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw new RefusalError('noPicture');
      });
    if (info.width < width) throw new RefusalError('tooSmall', String(info.width));
    if (data.length <= bytes) return data;
  }
  return await upright.resize({ width }).jpeg({ quality: 60, mozjpeg: true }).toBuffer();
}

/** @throws RefusalError for a file without content, one that is no picture, and one with more pixels than can be decoded */
async function expectReadable(original: Buffer): Promise<void> {
  if (original.length === 0) throw new RefusalError('emptyPicture');
  const size = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new RefusalError('noPicture');
    });
  if (size.width * size.height > mostPixels) throw new RefusalError('tooLarge');
}

/** Returns a free path under `public`, of lower-case letters, digits and hyphens. */
export function freeName(root: string, folder: string, name: string, ending: '.jpg' | '.svg'): string {
  const words = path
    .parse(name)
    .name.normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const stem =
    words
      ?.join('-')
      .slice(0, longestName - 4)
      .replace(/-$/, '') ?? 'picture';
  for (let number = 1; ; number += 1) {
    const src = `/${folder}/${stem}${number > 1 || !isFileName(stem) ? `-${number}` : ''}${ending}`;
    if (!existsSync(path.join(root, 'public', src))) return src;
  }
}
