import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is compressed already, and would only grow. */
const dense = /\.(avif|webp|jpg|png|ico|woff2)$/;

/**
 * Writes the Brotli and the gzip form of a text file beside it: of every one, so that all servers say alike what varies.
 *
 * @param level of Brotli, 0 to 11
 */
export async function compress(file: string, level: number = constants.BROTLI_MAX_QUALITY): Promise<void> {
  if (dense.test(file)) return;
  const body = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body)]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
