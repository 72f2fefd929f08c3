import { readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** The pages, and the payloads that the router in the browser asks for. */
const packed = /\.(html|rsc)$/;

/** So many files at a time that each processor has work, and that none waits for memory. */
const together = 8;

/**
 * Compresses the prerendered pages of a finished server, which are most of what it weighs where there are many
 * projects, each a fourth of its size after; `scripts/page-cache.mjs` reads them.
 *
 * @param folder of the server's pages; everything below it is visited
 */
export async function packPages(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    packed.test(file),
  );
  for (let at = 0; at < files.length; at += together) {
    await Promise.all(files.slice(at, at + together).map((file) => packFile(path.join(folder, file))));
  }
}

async function packFile(file: string): Promise<void> {
  await writeFile(`${file}.gz`, await pack(await readFile(file)));
  await rm(file);
}
