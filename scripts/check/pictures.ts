import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { nearName } from '../../content/read/near-names';
import type { Finding } from './finding';
import { checkLogo } from './logos';
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

/** Every picture that a record names is there, is large enough and not too large, and says what it shows. */
export async function checkPictures(root: string): Promise<Finding[]> {
  const standing = listFiles(root, 'public').map((file) => file.slice('public'.length));
  const named = listNamedPictures(root);
  const alts = named.flatMap(wrongAlt);
  const places = named.flatMap((picture) => wrongPlace(picture, standing));
  const there = named.filter(({ src }) => standing.includes(src));
  const once = there.filter(({ src }, at) => there.findIndex((each) => each.src === src) === at);
  const files = await Promise.all(
    once.map((picture) =>
      picture.src.endsWith('.svg') ? checkLogo(root, picture) : wrongFile(root, picture),
    ),
  );
  return [...alts, ...places, ...files.flat()];
}

function wrongAlt({ file, field, src, use, alt }: NamedPicture): Finding[] {
  if (use === 'logo' || typeof alt !== 'object' || alt === null) return [];
  const { he, en } = alt as Record<string, unknown>;
  const at = field.replace(/src$/, 'alt');
  const name = path.basename(src, path.extname(src));
  const findings = Object.entries({ he, en }).flatMap(([locale, text]): Finding[] => {
    if (typeof text !== 'string' || !(/\.(jpe?g|png|svg|webp)$/i.test(text.trim()) || text.trim() === name))
      return [];
    const cure = 'is the name of the file: say in a few words what the picture shows';
    return [{ level: 'error', file, field: `${at}.${locale}`, value: text, cure }];
  });
  if (findings.length > 0 || typeof he !== 'string' || he === '' || he !== en) return findings;
  const cure = 'is the same in both languages: say what the picture shows in each';
  return [{ level: 'error', file, field: at, value: he, cure }];
}

function wrongPlace({ file, field, src, use, draft }: NamedPicture, standing: string[]): Finding[] {
  const error = (cure: string): Finding[] => [{ level: 'error', file, field, value: src, cure }];
  const [, folder = ''] = src.split('/');
  if (!folders[use].includes(folder)) {
    return error(
      `a ${use} stands in ${folders[use].map((each) => `public/${each}`).join(' or ')}: put it there`,
    );
  }
  if (use !== 'logo' && !src.endsWith('.jpg')) return error('a picture is a JPEG: save it as .jpg');
  if (standing.includes(src)) return [];
  const same = standing.find((each) => each.toLowerCase() === src.toLowerCase());
  if (same) return error(`the file is public${same}: capital and small letters must be the same in both`);
  const near = nearName(
    src,
    standing.filter((each) => each.startsWith(`/${folder}/`)),
  );
  const cure = near
    ? `there is no file public${src}: did you mean “${near}”?`
    : `there is no file public${src}: put it there, or name another`;
  return draft ? [{ level: 'warning', file, field, value: src, cure }] : error(cure);
}

/** What is wrong inside the file of a picture, told at the file itself. */
async function wrongFile(root: string, { src, use }: NamedPicture): Promise<Finding[]> {
  const file = `public${src}`;
  const error = (value: string, cure: string): Finding => ({ level: 'error', file, value, cure });
  const found = await sharp(path.join(root, file))
    .metadata()
    .catch(() => undefined);
  if (!found) return [error('no picture', 'cannot be read as a picture: save it anew as JPEG')];
  if (found.format !== 'jpeg')
    return [error(found.format, 'is no JPEG inside: save it as JPEG, not only under its name')];
  const { width, height, orientation = 1 } = found;
  const findings: Finding[] = [];
  const size = `${width}×${height} pixels`;
  const limit = limits[use === 'panorama' ? use : src.startsWith('/social/') ? 'post' : 'picture'];
  if (orientation !== 1)
    findings.push(error('turned by a mark', 'turn the picture upright and save it anew'));
  if (use === 'panorama' && (width !== 4096 || height !== 2048)) {
    return [...findings, error(size, 'a panorama has 4096×2048 pixels: save it in this size')];
  }
  if (use !== 'logo' && width < limit.width) {
    findings.push(error(size, `is too small and would look blurred: at least ${limit.width} pixels wide`));
  }
  if (width > limit.widest) findings.push(error(size, `is too large: at most ${limit.widest} pixels wide`));
  const { size: bytes } = statSync(path.join(root, file));
  if (bytes > limit.bytes) {
    const cure = `is too heavy: save it with less quality, at most ${limit.bytes / 1000} kB`;
    findings.push(error(`${Math.round(bytes / 1000)} kB`, cure));
  }
  return findings;
}
