import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { nearName } from '../../content/read/near-names';
import { checkDrawing } from './drawings';
import { error, type Issue, warning } from './issue';
import type { Message, Values } from './messages';
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
export async function checkPictures(root: string): Promise<Issue[]> {
  const present = listFiles(root, 'public').map((file) => file.slice('public'.length));
  // What is no name of a picture is left to the shape of the record.
  const named = listNamedPictures(root).filter(
    ({ src, use }) => /^\/[a-z0-9/.-]+$/.test(src) && src.endsWith(use === 'logo' ? '.svg' : '.jpg'),
  );
  const places = named.flatMap((picture) => wrongPlace(picture, present));
  const there = named.filter(({ src }) => present.includes(src));
  const once = there.filter(({ src }, at) => there.findIndex((each) => each.src === src) === at);
  const files = await Promise.all(
    once.map((picture) =>
      picture.use === 'logo' ? checkDrawing(root, `public${picture.src}`) : wrongFile(root, picture),
    ),
  );
  return [...places, ...files.flat()];
}

function wrongPlace({ file, field, src, use, draft }: NamedPicture, present: string[]): Issue[] {
  const place = { file, field, value: src };
  const [, folder = ''] = src.split('/');
  if (!folders[use].includes(folder)) {
    const known = folders[use].map((each) => `public/${each}`).join(', ');
    return [error(place, `pictures.${use}Folder`, { folders: known })];
  }
  if (present.includes(src)) return [];
  const same = present.find((each) => each.toLowerCase() === src);
  if (same) return [error(place, 'pictures.otherCase', { name: `public${same}` })];
  const near = nearFile(src, present);
  const report = draft ? warning : error;
  return near
    ? [report(place, 'pictures.noFileNear', { near })]
    : [report(place, 'pictures.noFile', { name: `public${src}` })];
}

/** A file of nearly this name in the same folder, or one of this name in a folder of nearly the same name. */
function nearFile(src: string, present: string[]): string | undefined {
  const { dir, name, ext } = path.posix.parse(src);
  const files = present.map((each) => path.posix.parse(each));
  const nearby = files.filter((each) => each.dir === dir && each.ext === ext).map((each) => each.name);
  const nearDir = nearName(
    dir,
    files.filter((each) => each.name === name).map((each) => each.dir),
  );
  const near = nearName(name, nearby);
  if (near) return `${dir}/${near}${ext}`;
  return nearDir && present.find((each) => each === `${nearDir}/${name}${ext}`);
}

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

/** What is wrong inside the file of a picture, reported at the file itself. */
async function wrongFile(root: string, { src, use }: NamedPicture): Promise<Issue[]> {
  const file = `public${src}`;
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
  const limit = limits[use === 'panorama' ? use : src.startsWith('/social/') ? 'post' : 'picture'];
  if (width < limit.width) return issue(size, 'pictures.tooSmall', { width: String(limit.width) });
  if (width > limit.widest) return issue(size, 'pictures.tooLarge', { width: String(limit.widest) });
  if (bytes <= limit.bytes) return [];
  const most = `${limit.bytes / 1000} kB`;
  return issue(`${Math.round(bytes / 1000)} kB`, 'pictures.tooHeavy', { most });
}
