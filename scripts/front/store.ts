import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is compressed already, and would only grow. */
const dense = /^(image\/(?!svg)|font\/woff|video\/|audio\/)/;

/**
 * Keeps a body under a name made of its content, with its compressed forms beside it where they are smaller; what is
 * there already costs nothing. The ending of the name is the content type, spelt as a front can read it.
 *
 * @returns the name of the file
 */
export async function keepFile(folder: string, type: string, body: Buffer): Promise<string> {
  const name = `${createHash('sha256').update(body).digest('hex').slice(0, 24)}.${endingOf(type)}`;
  const file = path.join(folder, name);
  if (existsSync(file)) return name;
  await mkdir(folder, { recursive: true });
  if (!dense.test(type)) {
    const [br, gz] = await Promise.all([toBrotli(body), promisify(gzip)(body, { level: 9 })]);
    if (br.length < body.length) await put(`${file}.br`, br);
    if (gz.length < body.length) await put(`${file}.gz`, gz);
  }
  // Last, so that a file that is there is complete.
  await put(file, body);
  return name;
}

/** The ending that stands for a content type: `text/html; charset=utf-8` is `text-html-charset-utf-8`. */
export function endingOf(type: string): string {
  return type.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Takes away every file that is not named, with its compressed forms. */
export async function sweepStore(folder: string, keep: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!keep.has(file.replace(/\.(br|gz)$/, ''))) await rm(path.join(folder, file));
  }
}

async function toBrotli(body: Buffer): Promise<Buffer> {
  return await promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

async function put(file: string, body: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, body);
  await rename(draft, file);
}
