/**
 * Makes the pictures that pages send: AVIF, WebP and JPEG in several widths, at addresses that contain the hash of
 * the original, and `content/pictures.json`, which says what was made. A rebuild makes only what changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const originals = ['projects', 'building', 'home', 'social'];
const made = path.join('public', 'pictures');
/** Pixels. JPEG serves only browsers that know neither AVIF nor WebP, so one middle width is enough. */
const widths = [400, 640, 960, 1280, 1600];
const jpegWidth = 960;
/** Part of the hash: a new value makes every picture anew. */
const recipe = 'avif 52, webp 74, jpeg 78';

function listOriginals(): string[] {
  return originals.flatMap((folder) =>
    readdirSync(path.join('public', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.jpg') && !path.basename(file).startsWith('pano-'))
      .map((file) => `/${path.posix.join(folder, file.split(path.sep).join('/'))}`),
  );
}

async function make(src: string) {
  const bytes = readFileSync(path.join('public', src));
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 10);
  const stem = `${src.slice(1, -4).replaceAll('/', '-')}-${hash}`;
  const fitting = widths.filter((each) => each <= width);
  for (const each of fitting) {
    const small = sharp(bytes).resize(each);
    await write(`${stem}-${each}.avif`, () => small.clone().avif({ quality: 52, effort: 3 }).toBuffer());
    await write(`${stem}-${each}.webp`, () => small.clone().webp({ quality: 74 }).toBuffer());
    if (each === jpegWidth) {
      await write(`${stem}-${each}.jpg`, () => small.clone().jpeg({ quality: 78, mozjpeg: true }).toBuffer());
    }
  }
  return [src, { width, height, files: { stem: `/pictures/${stem}`, widths: fitting } }] as const;
}

const wanted = new Set<string>();

async function write(name: string, encode: () => Promise<Buffer>): Promise<void> {
  wanted.add(name);
  const file = path.join(made, name);
  if (existsSync(file)) return;
  // Renamed when whole, so that a stopped build leaves no half picture to be taken for a finished one.
  writeFileSync(`${file}.part`, await encode());
  renameSync(`${file}.part`, file);
}

mkdirSync(made, { recursive: true });
const sources = listOriginals().sort();
const entries: Awaited<ReturnType<typeof make>>[] = [];
// Two at a time: sharp already spreads one picture over the cores.
for (let at = 0; at < sources.length; at += 2) {
  entries.push(...(await Promise.all(sources.slice(at, at + 2).map(make))));
}
for (const file of readdirSync(made)) if (!wanted.has(file)) rmSync(path.join(made, file));
writeFileSync(path.join('content', 'pictures.json'), `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
console.log(`${sources.length} pictures, ${wanted.size} files in ${made}.`);
