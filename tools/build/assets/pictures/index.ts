/**
 * Makes the pictures that pages send: AVIF in several widths and one JPEG, at addresses that contain the hash of the
 * original, and `content/generated/pictures.json`, which says what there is. A rebuild makes only what changed.
 * With `--published`, as the build runs it, the pictures of drafts are left out; with `--list`, as `npm run dev` runs it,
 * only the list is written, and each picture is made when a page asks for it.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { forEachParallel } from '../../../../lib/parallel';
import { type Encode, folder, isThere, write } from './files';
import { planPictures } from './plan';

const { list, files } = await planPictures({ withDrafts: !process.argv.includes('--published') });
mkdirSync(folder, { recursive: true });
writeFileSync(path.join('content', 'generated', 'pictures.json'), `${JSON.stringify(list, null, 1)}\n`);
if (!process.argv.includes('--list')) {
  await encodeMissing([...files].filter(([name]) => !isThere(name)));
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(path.join(folder, file));
  console.log(`${Object.keys(list).length} pictures, ${files.size} files in ${folder}.`);
}

/** One file at a time on each core, with a line of progress every ten seconds. */
async function encodeMissing(missing: [name: string, encode: Encode][]): Promise<void> {
  sharp.concurrency(1);
  const started = Date.now();
  let done = 0;
  const report = setInterval(() => {
    const left = ((Date.now() - started) / done) * (missing.length - done);
    const minutes = done > 0 ? `, about ${Math.ceil(left / 60_000)} min left` : '';
    console.log(`${done} of ${missing.length} files${minutes}`);
  }, 10_000);
  try {
    await forEachParallel(missing, availableParallelism(), async ([name, encode]) => {
      await write(name, encode);
      done += 1;
    });
  } finally {
    clearInterval(report);
  }
}
