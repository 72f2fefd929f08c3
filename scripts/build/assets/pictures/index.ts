/**
 * Makes the pictures that pages send: AVIF, WebP and JPEG in several widths, at addresses that contain the hash of
 * the original, and `content/generated/pictures.json`, which says what was made. A rebuild makes only what changed.
 * A panorama of the tour becomes the two WebP files of the viewer and the flat picture of its first view.
 * With `--published`, as the build runs it, the pictures of drafts are left out.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { listDraftNames } from '../../../../content/read/project-records';
import scenes from '../../../../content/tour.json';
import { folder, makeFiles, stemOf, wanted, write } from './files';
import { stillOf, stillSize, stillViewOf } from './panoramas';

const hidden = process.argv.includes('--published') ? listDraftNames() : [];
const originals = ['projects', 'building', 'home', 'social'];
/** Pixels: for phones, and for everything else. */
const panoramaWidths = { small: 2048, large: 4096 };
/** Part of the hash, as in picture-files. */
const panoramaRecipe = 'webp 78';

function listOriginals(): string[] {
  return originals.flatMap((original) =>
    readdirSync(path.join('public', original), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.jpg') && !path.basename(file).startsWith('pano-'))
      .map((file) => `/${path.posix.join(original, file.split(path.sep).join('/'))}`)
      .filter((src) => !hidden.some((name) => src.startsWith(`/projects/${name}/`))),
  );
}

async function make(src: string) {
  const bytes = readFileSync(path.join('public', src));
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const files = await makeFiles(stemOf(src, bytes), width, async () => sharp(bytes));
  return [src, { width, height, files }] as const;
}

async function makePanorama({ picture: { src }, start }: (typeof scenes)[number]) {
  const bytes = readFileSync(path.join('public', src));
  const stem = stemOf(src, bytes, panoramaRecipe);
  const sized = async (width: number) => {
    const name = `${stem}-${width}.webp`;
    await write(name, () => sharp(bytes).resize(width).webp({ quality: 78 }).toBuffer());
    return `/pictures/${name}`;
  };
  const panorama = { small: await sized(panoramaWidths.small), large: await sized(panoramaWidths.large) };
  const view = stillViewOf(start);
  let still: Promise<Sharp> | undefined;
  const files = await makeFiles(
    stemOf(src, bytes, JSON.stringify({ ...view, ...stillSize })),
    stillSize.width,
    () => {
      still ??= stillOf(bytes, view);
      return still;
    },
  );
  return [src, { ...stillSize, files, panorama }] as const;
}

mkdirSync(folder, { recursive: true });
const sources = listOriginals().sort();
const entries: Awaited<ReturnType<typeof make | typeof makePanorama>>[] = [];
// Two at a time: sharp already spreads one picture over the cores.
for (let at = 0; at < sources.length; at += 2) {
  entries.push(...(await Promise.all(sources.slice(at, at + 2).map(make))));
}
for (const scene of scenes) entries.push(await makePanorama(scene));
for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(path.join(folder, file));
writeFileSync(
  path.join('content', 'generated', 'pictures.json'),
  `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`,
);
console.log(`${entries.length} pictures, ${wanted.size} files in ${folder}.`);
