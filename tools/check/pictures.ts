import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureLimits } from '../../content/schema';
import { error, type Issue } from './issue';
import type { Message, Values } from './sentences';

/** What was found in files that have not changed since; reading every pixel takes a while. */
const read = new Map<string, ReturnType<typeof readContent>>();

function contentOf(file: string) {
  const { mtimeMs, size, ino } = statSync(file);
  const key = [ino, mtimeMs, size].join();
  const found = read.get(key) ?? readContent(file);
  read.set(key, found);
  return found;
}

async function readContent(file: string) {
  try {
    const { format, space, width, height, orientation = 1 } = await sharp(file).metadata();
    const pixels = sharp(file, { failOn: 'warning' }).resize(16).raw().toBuffer();
    const broken = await pixels.then(
      () => false,
      () => true,
    );
    return { format, space, width, height, orientation, bytes: statSync(file).size, broken };
  } catch {
    return undefined;
  }
}

/**
 * What is wrong inside the file of a picture.
 *
 * @param file from the project's root
 */
export async function checkPictureFile(
  root: string,
  file: string,
  use: 'picture' | 'panorama',
): Promise<Issue[]> {
  const issue = (value: Issue['value'], key: Message['key'], values?: Values) => [
    error({ file, value }, key, values),
  ];
  const content = await contentOf(path.join(root, file));
  if (!content) return issue(undefined, 'pictures.unreadable');
  const { format, broken, space, orientation, width, height, bytes } = content;
  if (format === 'heif') return issue('HEIC', 'pictures.heic');
  if (format !== 'jpeg') return issue(format, 'pictures.noJpeg');
  if (broken) return issue(undefined, 'pictures.broken');
  if (space === 'cmyk') return issue('CMYK', 'pictures.cmyk');
  if (orientation !== 1) return issue(undefined, 'pictures.turned');
  const size = `${width}×${height}`;
  if (use === 'panorama' && (width !== 4096 || height !== 2048)) return issue(size, 'pictures.panorama');
  const limit =
    pictureLimits[use === 'panorama' ? use : file.startsWith('public/social/') ? 'post' : 'picture'];
  if (width < limit.width) return issue(size, 'pictures.tooSmall', { width: String(limit.width) });
  if (width > limit.widest) return issue(size, 'pictures.tooLarge', { width: String(limit.widest) });
  if (bytes <= limit.bytes) return [];
  const most = `${limit.bytes / 1000} kB`;
  return issue(`${Math.round(bytes / 1000)} kB`, 'pictures.tooHeavy', { most });
}
