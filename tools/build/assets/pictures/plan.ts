import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { MadePicture } from '../../../../content/read/pictures';
import { listDraftNames } from '../../../../content/read/project-records';
import { tourRecords } from '../../../../content/read/tour-scenes';
import type { TourSceneRecord } from '../../../../content/schema';
import { listFiles } from '../../../../lib/list-files';
import { type Encode, planFiles, stemOf } from './files';
import { stillOf, stillSize, stillViewOf } from './panoramas';

/** What pages are told about each original, by its path under `public`; and the files, each with what encodes it. */
export type Plan = { list: Record<string, MadePicture>; files: Map<string, Encode> };

const originals = ['projects', 'building', 'home', 'social'];
/** Pixels: for phones, and for everything else. */
const panoramaWidths = { small: 2048, large: 4096 };
/** Part of the hash, as in files.ts. */
const panoramaRecipe = 'webp 78';

/**
 * Finds the originals and says which files follow from them; encodes nothing, so that it takes a second or two.
 *
 * @param withDrafts whether the pictures of drafts count
 */
export async function planPictures({ withDrafts }: { withDrafts: boolean }): Promise<Plan> {
  const plan: Plan = { list: {}, files: new Map() };
  const add = (src: string, record: MadePicture, files: Map<string, Encode>) => {
    plan.list[src] = record;
    for (const [name, encode] of files) plan.files.set(name, () => encode().catch(() => refuse(src)));
  };
  for (const src of listOriginals(withDrafts ? [] : listDraftNames())) {
    const bytes = readFileSync(path.join('public', src));
    const { width, height } = await sharp(bytes)
      .metadata()
      .catch(() => refuse(src));
    const { record, files } = planFiles(stemOf(src, bytes), width, async () => sharp(bytes));
    add(src, { width, height, files: record }, files);
  }
  for (const { picture, start } of tourRecords) {
    const { record, files } = planPanorama(picture.src, start);
    add(picture.src, record, files);
  }
  return plan;
}

function refuse(src: string): never {
  throw new Error(
    `public${src} is cut off or broken: copy it again from the original. “npm run check” says more.`,
  );
}

function listOriginals(hidden: readonly string[]): string[] {
  return originals
    .flatMap((original) =>
      listFiles(path.join('public', original))
        .filter((file) => file.endsWith('.jpg') && !path.basename(file).startsWith('pano-'))
        .map((file) => `/${original}/${file}`)
        .filter((src) => !hidden.some((name) => src.startsWith(`/projects/${name}/`))),
    )
    .sort();
}

/** A panorama becomes the two WebP files of the viewer, and the flat picture of its first view. */
function planPanorama(src: string, start: TourSceneRecord['start']) {
  const bytes = readFileSync(path.join('public', src));
  const stem = stemOf(src, bytes, panoramaRecipe);
  const view = stillViewOf(start);
  let still: Promise<Sharp> | undefined;
  const flat = planFiles(
    stemOf(src, bytes, JSON.stringify({ ...view, ...stillSize })),
    stillSize.width,
    () => {
      still ??= stillOf(bytes, view);
      return still;
    },
  );
  const sized = (width: number) => {
    const name = `${stem}-${width}.webp`;
    flat.files.set(name, () => sharp(bytes).resize(width).webp({ quality: 78 }).toBuffer());
    return `/pictures/${name}`;
  };
  const panorama = { small: sized(panoramaWidths.small), large: sized(panoramaWidths.large) };
  return { record: { ...stillSize, files: flat.record, panorama }, files: flat.files };
}
