import { createHash } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sharp } from 'sharp';

export const folder = path.join('public', 'pictures');
/**
 * Pixels. Neighbours differ by a factor of 1.33 at most: a browser may take the smaller of two widths up to their
 * geometric mean, and the picture must stay sharp then.
 */
const widths = [400, 520, 640, 800, 960, 1120, 1280, 1600, 1920, 2240, 2560];
/** JPEG serves only browsers that support neither AVIF nor WebP, so one middle width is enough. */
const jpegWidth = 960;
/** Part of the hash: a new value makes every picture anew. */
const recipe = 'avif 52 ssim, webp 74, jpeg 78';

/** The names of the files that this run has made or found. */
export const wanted = new Set<string>();

/** The name of the made files without width and format; the hash makes a new name for every change. */
export function stemOf(src: string, bytes: Buffer, how = ''): string {
  const hash = createHash('sha256').update(recipe).update(how).update(bytes).digest('hex').slice(0, 10);
  return `${src.slice(1, -4).replaceAll('/', '-')}-${hash}`;
}

/**
 * Makes the files of a picture in every width that it has.
 *
 * @param width of the picture, in pixels
 * @param open gives the picture; asked only for a file that does not exist yet
 */
export async function makeFiles(stem: string, width: number, open: () => Promise<Sharp>) {
  const fitting = widths.filter((each) => each <= width);
  for (const each of fitting) {
    const small = async () => (await open()).clone().resize(each);
    await write(`${stem}-${each}.avif`, async () =>
      (await small()).avif({ quality: 52, effort: 3, tune: 'ssim' }).toBuffer(),
    );
    await write(`${stem}-${each}.webp`, async () => (await small()).webp({ quality: 74 }).toBuffer());
    if (each === jpegWidth) {
      await write(`${stem}-${each}.jpg`, async () =>
        (await small()).jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
      );
    }
  }
  return { stem: `/pictures/${stem}`, widths: fitting };
}

/** Makes a file, unless an earlier build has made it. */
export async function write(name: string, encode: () => Promise<Buffer>): Promise<void> {
  wanted.add(name);
  const file = path.join(folder, name);
  if (existsSync(file)) return;
  // Renamed when whole, so that a stopped build leaves no half picture to be taken for a finished one.
  writeFileSync(`${file}.part`, await encode());
  renameSync(`${file}.part`, file);
}
