import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { siteFolder } from '../../lib/http/folders';
import { listFiles } from '../../lib/list-files';

/** Compressed formats, which would grow. */
const dense = /\.(avif|webp|jpg|png|ico|woff2|pdf)$/;

/** Files that hosts read and never send. */
const hostFile = /^_(headers|redirects)$/;

/** Writes a Brotli and a gzip form beside every text file. None is skipped, so that servers send one Vary header for all. */
export async function compressSite(): Promise<void> {
  const files = listFiles(siteFolder).filter((file) => !dense.test(file) && !hostFile.test(file));
  await Promise.all(files.map((file) => compress(path.join(siteFolder, file))));
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  // The default level is the highest one.
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body)]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
