import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { writeWhole } from '../../../../lib/write-whole';

/** Gives the bytes of a file that pages ask for. */
export type Encode = () => Promise<Buffer>;

export const folder = path.join('public', 'pictures');
/**
 * Pixels. Neighbours differ by a factor of 1.33 at most: a browser may take the smaller of two widths up to their
 * geometric mean, and the picture must stay sharp then.
 */
const widths = [400, 520, 640, 800, 960, 1120, 1280, 1600, 1920, 2240, 2560];
/** JPEG serves only browsers without AVIF, paper and other sites, so one middle width is enough. */
const jpegWidth = 960;
/** Part of the hash: a new value makes every picture anew. */
const recipe = 'avif 56 ssim 1 420, jpeg 78';

/** The name of the generated files without width and format; the hash makes a new name for every change. */
export function stemOf(src: string, bytes: Buffer, how = ''): string {
  const hash = createHash('sha256').update(recipe).update(how).update(bytes).digest('hex').slice(0, 10);
  return `${src.slice(1, -4).replaceAll('/', '-')}-${hash}`;
}

/**
 * The files of a picture in every width that it has.
 *
 * @param width of the picture, in pixels
 * @param open gives the picture; asked only when a file is encoded
 */
export function planFiles(stem: string, width: number, open: () => Promise<Sharp>) {
  const fitting = widths.filter((each) => each <= width);
  const files = new Map<string, Encode>();
  for (const each of fitting) {
    const small = async () => (await open()).clone().resize(each);
    files.set(`${stem}-${each}.avif`, async () =>
      (await small()).avif({ quality: 56, effort: 1, tune: 'ssim', chromaSubsampling: '4:2:0' }).toBuffer(),
    );
    if (each === jpegWidth) {
      files.set(`${stem}-${each}.jpg`, async () =>
        (await small()).jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
      );
    }
  }
  return { record: { stem: `/pictures/${stem}`, widths: fitting }, files };
}

/** Whether an earlier run has generated a file. */
export function isThere(name: string): boolean {
  return existsSync(path.join(folder, name));
}

/** Encodes a file and writes it. */
export async function write(name: string, encode: Encode): Promise<void> {
  writeWhole(path.join(folder, name), await encode());
}
