import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureLimits } from '../../model/schema';
import { error, type Issue } from './issue';
import type { Message, Values } from './sentences';

/** A cache of unchanged files, because it is slow to read every pixel. */
const known = new Map<string, ReturnType<typeof readContent>>();

async function readContent(file: string) {
  try {
    const { format, space, width, height, orientation = 1, exif, xmp, iptc } = await sharp(file).metadata();
    const notes = Object.entries({ EXIF: exif, XMP: xmp, IPTC: iptc }).flatMap(([name, at]) =>
      at ? name : [],
    );
    const pixels = sharp(file, { failOn: 'warning' }).resize(16).raw().toBuffer();
    const isBroken = !(await pixels.catch(() => undefined));
    return { format, space, width, height, orientation, broken: isBroken, notes: notes.join(', ') };
  } catch {
    return undefined;
  }
}

/**
 * Reports the mistakes inside the file of a picture.
 *
 * @param file from the project's root
 */
export async function checkPictureFile(
  root: string,
  file: string,
  use: 'picture' | 'panorama',
): Promise<Issue[]> {
  const filePath = path.join(root, file);
  const { mtimeMs, size: bytes } = statSync(filePath);
  const key = [file, mtimeMs, bytes].join();
  known.set(key, known.get(key) ?? readContent(filePath));
  const content = await known.get(key);
  if (!content) return [error({ file }, 'pictures.unreadable')];
  const { format, broken, space, orientation, width, height, notes } = content;
  const limit =
    pictureLimits[use === 'panorama' ? use : file.startsWith('public/social/') ? 'post' : 'picture'];
  const [size, weight] = [`${width}×${height}`, `${Math.round(bytes / 1000)} kB`];
  const rules: [isWrong: boolean, value: string | undefined, key: Message['key'], values?: Values][] = [
    [format === 'heif', 'HEIC', 'pictures.heic'],
    [format !== 'jpeg', format, 'pictures.noJpeg'],
    [broken, undefined, 'pictures.broken'],
    [space === 'cmyk', 'CMYK', 'pictures.cmyk'],
    [orientation !== 1, undefined, 'pictures.turned'],
    // The original is published unchanged, because pages link to it.
    [notes !== '', notes, 'pictures.notes'],
    [use === 'panorama' && size !== '4096×2048', size, 'pictures.panorama'],
    [width < limit.width, size, 'pictures.tooSmall', { width: String(limit.width) }],
    [width > limit.widest, size, 'pictures.tooLarge', { width: String(limit.widest) }],
    [bytes > limit.bytes, weight, 'pictures.tooHeavy', { most: `${limit.bytes / 1000} kB` }],
  ];
  const [first] = rules.filter(([isWrong]) => isWrong);
  return first ? [error({ file, value: first[1] }, first[2], first[3])] : [];
}
