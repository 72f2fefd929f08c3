import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { nearName } from '../../content/read/near-names';
import { checkDrawing } from './drawings';
import type { Finding } from './finding';
import { listNamedPictures, type NamedPicture } from './named-pictures';
import { listFiles } from './project-files';

/** Where each kind of picture stands under `public`; from the first `npm run pictures` makes what pages send. */
const folders: Record<NamedPicture['use'], string[]> = {
  picture: ['projects', 'building', 'home', 'social'],
  panorama: ['building'],
  logo: ['clients', 'partners'],
};

/** Pixels and bytes of an original. A page shows most pictures up to 1600 wide, those of a post up to 960, and each as JPEG of 960. */
const limits = {
  picture: { width: 1600, widest: 4000, bytes: 1_000_000 },
  post: { width: 960, widest: 4000, bytes: 1_000_000 },
  panorama: { width: 4096, widest: 4096, bytes: 2_000_000 },
};

/** Every picture that a record names is there, is whole, is large enough and not too large. */
export async function checkPictures(root: string): Promise<Finding[]> {
  const standing = listFiles(root, 'public').map((file) => file.slice('public'.length));
  // The shape of the record tells what is no name of a picture.
  const named = listNamedPictures(root).filter(
    ({ src, use }) => /^\/[a-z0-9/.-]+$/.test(src) && src.endsWith(use === 'logo' ? '.svg' : '.jpg'),
  );
  const places = named.flatMap((picture) => wrongPlace(picture, standing));
  const there = named.filter(({ src }) => standing.includes(src));
  const once = there.filter(({ src }, at) => there.findIndex((each) => each.src === src) === at);
  const files = await Promise.all(
    once.map((picture) =>
      picture.use === 'logo' ? checkDrawing(root, `public${picture.src}`) : wrongFile(root, picture),
    ),
  );
  return [...places, ...files.flat()];
}

function wrongPlace({ file, field, src, use, draft }: NamedPicture, standing: string[]): Finding[] {
  const error = (cure: string): Finding[] => [{ level: 'error', file, field, value: src, cure }];
  const [, folder = ''] = src.split('/');
  if (!folders[use].includes(folder)) {
    return error(
      `a ${use} stands in ${folders[use].map((each) => `public/${each}`).join(' or ')}: put it there`,
    );
  }
  if (standing.includes(src)) return [];
  const same = standing.find((each) => each.toLowerCase() === src);
  if (same) return error(`the file is called public${same}: rename it, with small letters only`);
  const near = nearFile(src, standing);
  const cure = near
    ? `there is no file public${src}: did you mean “${near}”?`
    : `there is no file public${src}: put it there, or name another`;
  return draft ? [{ level: 'warning', file, field, value: src, cure }] : error(cure);
}

/** A file of nearly this name in the same folder, or one of this name in a folder of nearly the same name. */
function nearFile(src: string, standing: string[]): string | undefined {
  const { dir, name, ext } = path.posix.parse(src);
  const files = standing.map((each) => path.posix.parse(each));
  const nearby = files.filter((each) => each.dir === dir && each.ext === ext).map((each) => each.name);
  const nearDir = nearName(
    dir,
    files.filter((each) => each.name === name).map((each) => each.dir),
  );
  const near = nearName(name, nearby);
  if (near) return `${dir}/${near}${ext}`;
  return nearDir && standing.find((each) => each === `${nearDir}/${name}${ext}`);
}

type Content = {
  format?: string;
  space?: string;
  width: number;
  height: number;
  orientation: number;
  broken: boolean;
};

/** What was found in files that have not changed since; reading every pixel takes a while. */
const read = new Map<string, Promise<Content | undefined>>();

function contentOf(file: string): Promise<Content | undefined> {
  const { mtimeMs, size, ino } = statSync(file);
  const key = [ino, mtimeMs, size].join();
  const found = read.get(key) ?? readContent(file);
  read.set(key, found);
  return found;
}

async function readContent(file: string): Promise<Content | undefined> {
  try {
    const { format, space, width, height, orientation = 1 } = await sharp(file).metadata();
    const pixels = sharp(file, { failOn: 'warning' }).resize(16).raw().toBuffer();
    const broken = await pixels.then(
      () => false,
      () => true,
    );
    return { format, space, width, height, orientation, broken };
  } catch {
    return undefined;
  }
}

/** What is wrong inside the file of a picture, told at the file itself. */
async function wrongFile(root: string, { src, use }: NamedPicture): Promise<Finding[]> {
  const file = `public${src}`;
  const error = (value: string, cure: string): Finding[] => [{ level: 'error', file, value, cure }];
  const found = await contentOf(path.join(root, file));
  if (!found) return error('no picture', 'cannot be read as a picture: save it again as JPEG');
  const { format, space, width, height, orientation, broken } = found;
  if (format === 'heif') {
    return error('HEIC', 'is in an iPhone’s format under the name of a JPEG: export it as JPEG');
  }
  if (format !== 'jpeg')
    return error(String(format), 'is no JPEG inside: save it as JPEG, not only under its name');
  if (broken) return error('broken', 'is cut off or broken: copy it again from the original');
  if (space === 'cmyk') {
    return error('CMYK', 'has the colours of print, which look wrong on screens: save it as RGB (sRGB)');
  }
  if (orientation !== 1) return error('turned by a mark', 'turn the picture upright and save it again');
  const size = `${width}×${height} pixels`;
  const limit = limits[use === 'panorama' ? use : src.startsWith('/social/') ? 'post' : 'picture'];
  if (use === 'panorama' && (width !== 4096 || height !== 2048)) {
    return error(size, 'a panorama has 4096×2048 pixels: save it in this size');
  }
  if (width < limit.width) {
    return error(size, `is too small and would look blurred: at least ${limit.width} pixels wide`);
  }
  if (width > limit.widest) return error(size, `is too large: at most ${limit.widest} pixels wide`);
  const { size: bytes } = statSync(path.join(root, file));
  if (bytes <= limit.bytes) return [];
  const cure = `is too heavy: save it with less quality, at most ${limit.bytes / 1000} kB`;
  return error(`${Math.round(bytes / 1000)} kB`, cure);
}
