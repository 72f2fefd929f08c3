/**
 * Encodes the pictures of the pages: AVIF in several widths and one JPEG, at addresses that contain the hash of the
 * original, and `model/generated/pictures.json`, which lists them. A rebuild encodes only changed pictures.
 * The build runs it with `--published`, which skips the pictures of drafts. `npm run dev` runs it with `--list`, which only
 * writes the list: each picture is encoded on request.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { forEachParallel } from '../../parallel';
import { writeGenerated } from '../generated';
import { folder, isThere, write } from './files';
import { planPictures } from './plan';

const { list, sources } = await planPictures({ withDrafts: !process.argv.includes('--published') });
mkdirSync(folder, { recursive: true });
writeGenerated('pictures', list);
if (!process.argv.includes('--list')) {
  await writeMissing();
  const names = new Set(sources.flatMap(({ files }) => [...files.keys()]));
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(path.join(folder, file));
  console.log(`${Object.keys(list).length} pictures, ${names.size} files in ${folder}.`);
}

/** Encodes one picture at a time on each core, and logs the progress every ten seconds. */
async function writeMissing(): Promise<void> {
  sharp.concurrency(1);
  const jobs = sources
    .map((source) => ({ source, names: [...source.files.keys()].filter((name) => !isThere(name)) }))
    .filter(({ names }) => names.length > 0);
  let done = 0;
  const report = setInterval(() => console.log(`${done} of ${jobs.length} pictures`), 10_000);
  try {
    await forEachParallel(jobs, availableParallelism(), async ({ source, names }) => {
      await write(source, names);
      done += 1;
    });
  } finally {
    clearInterval(report);
  }
}
