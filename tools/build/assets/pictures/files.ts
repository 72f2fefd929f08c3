import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { writeWhole } from '../../../files/write-whole';

/** A picture, and the encoders of the files to generate from it, by file name. */
export type Source = { src: string; decode: () => Promise<Sharp>; files: Map<string, Encode> };
export type Encode = (picture: Sharp) => Sharp;

export const folder = path.join('public', 'pictures');
/**
 * Pixels. Neighbours differ by a factor of at most 1.33: up to the geometric mean of two widths a browser may load the smaller
 * one, which must still be sharp.
 */
const widths = [400, 520, 640, 800, 960, 1120, 1280, 1600, 1920, 2240, 2560];
/** JPEG serves only browsers without AVIF, paper and other sites, so one middle width is enough. */
const jpegWidth = 960;
/** docs/performance.md compares other settings. */
const avif = { quality: 56, effort: 1, tune: 'ssim', chromaSubsampling: '4:2:0' } as const;
const jpeg = { quality: 78, mozjpeg: true };

/** Pixels. The viewer of the tour needs a whole panorama: one for phones, and one for larger screens. */
export const panoramaWidths = [2048, 4096];
export const webp = { quality: 78 };

/**
 * Returns the name of the generated files without width and format. It contains a hash, so that a changed file has a new
 * name.
 *
 * @param recipe the settings that affect the files
 */
export function stemOf(src: string, bytes: Buffer, recipe: object = {}): string {
  const how = JSON.stringify([avif, jpeg, recipe]);
  const hash = createHash('sha256').update(how).update(bytes).digest('hex').slice(0, 10);
  return `${src.slice(1, -4).replaceAll('/', '-')}-${hash}`;
}

/** Lists the files of a picture in all its widths; `width` is the width of the original in pixels. */
export function planFiles(stem: string, width: number) {
  const fittingWidths = widths.filter((fit) => fit <= width);
  const files = new Map<string, Encode>([
    [`${stem}-${jpegWidth}.jpg`, (picture) => picture.resize(jpegWidth).jpeg(jpeg)],
    ...fittingWidths.map((fit): [string, Encode] => [
      `${stem}-${fit}.avif`,
      (picture) => picture.resize(fit).avif(avif),
    ]),
  ]);
  return { record: { stem: `/pictures/${stem}`, widths: fittingWidths }, files };
}

/** Decodes a picture once for all of its files; throws when it is broken. */
export async function decode(bytes: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Returns whether an earlier run has generated a file. */
export function isThere(name: string): boolean {
  return existsSync(path.join(folder, name));
}

/**
 * Encodes files of a picture and writes them.
 *
 * @throws Error when the picture is broken
 */
export async function write({ src, decode, files }: Source, names: readonly string[]): Promise<void> {
  const picture = await decode().catch(() => refuse(src));
  for (const name of names) {
    const encode = files.get(name);
    if (encode) writeWhole(path.join(folder, name), await encode(picture.clone()).toBuffer());
  }
}

/** @throws Error about a broken picture */
export function refuse(src: string): never {
  throw new Error(
    `public${src} is cut off or broken: copy it again from the original. “npm run check” says more.`,
  );
}
