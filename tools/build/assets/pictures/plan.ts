import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../../../../lib/list-files';
import { listBuildingRecords } from '../../../../model/read/building-records';
import type { MadePicture } from '../../../../model/read/pictures';
import { listUnpublishedNames } from '../../../../model/read/project-records';
import { pictureFolders, type TourSceneRecord } from '../../../../model/schema';
import { decode, type Encode, panoramaWidths, planFiles, refuse, type Source, stemOf, webp } from './files';
import { stillOf, stillSize, stillViewOf } from './panoramas';

/** The data of each original for pages, by its path under `public`; and the files to encode. */
type Plan = { list: Record<string, MadePicture>; sources: Source[] };

/**
 * Lists the originals and the files to generate from them. It encodes nothing, so it needs only a second or two.
 *
 * @param withDrafts whether the pictures of drafts are included
 */
export async function planPictures({ withDrafts }: { withDrafts: boolean }): Promise<Plan> {
  const plan: Plan = { list: {}, sources: [] };
  const scenes = listBuildingRecords().flatMap(({ tour = [] }) => tour);
  const panoramas = scenes.map(({ picture }) => picture.src);
  const hiddenNames = withDrafts ? [] : listUnpublishedNames();
  const pictureFiles = pictureFolders.picture.flatMap((folder) =>
    listFiles(path.join('public', folder)).map((file) => `/${folder}/${file}`),
  );
  for (const src of chooseOriginals(pictureFiles, { hidden: hiddenNames, panoramas })) {
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
 * Returns the files to encode in every width. Panoramas are recognised by the scenes of a tour and not by name, because
 * phones name other pictures PANO_20260412.jpg too.
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

/** Adds the two WebP files of a panorama for the viewer, and the flat picture of its first view. */
function planPanorama({ picture: { src }, start }: TourSceneRecord, { list, sources }: Plan): void {
  const bytes = readFileSync(path.join('public', src));
  const view = stillViewOf(start);
  const stillFiles = planFiles(stemOf(src, bytes, { ...view, ...stillSize }), stillSize.width);
  const stem = stemOf(src, bytes, webp);
  const names = panoramaWidths.map((width) => `${stem}-${width}.webp`);
  const [small = '', large = ''] = names.map((name) => `/pictures/${name}`);
  list[src] = { ...stillSize, files: stillFiles.record, panorama: { small, large } };
  sources.push(
    { src, decode: () => stillOf(bytes, view), files: stillFiles.files },
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
