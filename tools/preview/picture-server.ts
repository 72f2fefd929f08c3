import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { listenOnLoopback } from '../../lib/loopback';
import { contentTypeOf } from '../../site/files';
import { folder, isThere, write } from '../build/assets/pictures/files';
import { planPictures } from '../build/assets/pictures/plan';

/**
 * Encodes each picture when a page of the development server first requests it; next.config.ts forwards requests for
 * what is not under `public/pictures` yet.
 *
 * @returns its address on loopback, without a slash at its end
 */
export async function startPictureServer(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  let plan = planPictures({ withDrafts: true });
  const inProgress = new Map<string, Promise<void>>();

  /** @returns false when no original leads to a file of that name */
  async function make(name: string): Promise<boolean> {
    const find = async () => (await plan).sources.find(({ files }) => files.has(name));
    let source = await find();
    if (!source) {
      // Originals may have come since.
      plan = planPictures({ withDrafts: true });
      source = await find();
    }
    if (!source) return false;
    const started = inProgress.get(name) ?? write(source, [name]).finally(() => inProgress.delete(name));
    inProgress.set(name, started);
    await started;
    return true;
  }

  const server = createServer(async (request, response) => {
    const name = path.posix.basename(new URL(request.url ?? '', 'http://localhost').pathname);
    try {
      const found = isThere(name) || (await make(name));
      response.writeHead(found ? 200 : 404, found ? { 'Content-Type': contentTypeOf(name) } : {});
      response.end(found ? await readFile(path.join(folder, name)) : undefined);
    } catch (error) {
      console.error(`The picture ${name} could not be encoded: ${(error as Error).message}`);
      response.writeHead(500).end();
    }
  });
  return `http://127.0.0.1:${await listenOnLoopback(server)}`;
}
