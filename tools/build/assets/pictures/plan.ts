import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../../../../lib/list-files';
import { listBuildingRecords } from '../../../../model/read/building-records';
import type { MadePicture } from '../../../../model/read/pictures';
import { listUnpublishedNames } from '../../../../model/read/project-records';
import { pictureFolders, type TourSceneRecord } from '../../../../model/schema';
import { decode, type Encode, planFiles, refuse, type Source, stemOf } from './files';
import { stillOf, stillSize, stillViewOf } from './panoramas';

/** What pages need to know of each original, by its path under `public`; and what becomes files. */
type Plan = { list: Record<string, MadePicture>; sources: Source[] };

/** Pixels: for phones, and for everything else. */
const panoramaWidths = [2048, 4096];
const webp = { quality: 78 };

/**
 * Finds the originals and says which files follow from them; encodes nothing, so that it takes a second or two.
 *
 * @param withDrafts whether the pictures of drafts count
 */
export async function planPictures({ withDrafts }: { withDrafts: boolean }): Promise<Plan> {
  const plan: Plan = { list: {}, sources: [] };
  const scenes = listBuildingRecords().flatMap(({ tour = [] }) => tour);
  const panoramas = scenes.map(({ picture }) => picture.src);
  const hidden = withDrafts ? [] : listUnpublishedNames();
  const present = pictureFolders.picture.flatMap((folder) =>
    listFiles(path.join('public', folder)).map((file) => `/${folder}/${file}`),
  );
  for (const src of chooseOriginals(present, { hidden, panoramas })) {
    const bytes = readFileSync(path.join('public', src));
    const { width, height } = await sharp(bytes)
      .metadata()
      .catch(() => refuse(src));
    const { record, files } = planFiles(stemOf(src, bytes), width);
    plan.list[src] = { width, height, files: record };
    plan.sources.push({ src, decode: () => decode(bytes), files });
  }
  for (const scene of scenes) planPanorama(scene, plan);
  return plan;
}

/**
 * Chooses the files that become pictures of every width. A scene of a tour makes a panorama, whatever its name: phones
 * call theirs PANO_20260412.jpg too.
 */
export function chooseOriginals(
  files: readonly string[],
  { hidden, panoramas }: { hidden: readonly string[]; panoramas: readonly string[] },
): string[] {
  return files
    .filter((src) => src.endsWith('.jpg') && !panoramas.includes(src))
    .filter((src) => !hidden.some((name) => src.startsWith(`/projects/${name}/`)))
    .sort();
}

/** A panorama becomes the two WebP files of the viewer, and the flat picture of its first view. */
function planPanorama({ picture: { src }, start }: TourSceneRecord, { list, sources }: Plan): void {
  const bytes = readFileSync(path.join('public', src));
  const view = stillViewOf(start);
  const still = planFiles(stemOf(src, bytes, { ...view, ...stillSize }), stillSize.width);
  const stem = stemOf(src, bytes, webp);
  const names = panoramaWidths.map((width) => `${stem}-${width}.webp`);
  const [small = '', large = ''] = names.map((name) => `/pictures/${name}`);
  list[src] = { ...stillSize, files: still.record, panorama: { small, large } };
  sources.push(
    { src, decode: () => stillOf(bytes, view), files: still.files },
    {
      src,
      decode: () => decode(bytes),
      files: new Map(
        panoramaWidths.map((width, index): [string, Encode] => [
          names[index] ?? '',
          (picture) => picture.resize(width).webp(webp),
        ]),
      ),
    },
  );
}
