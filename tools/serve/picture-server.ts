import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { contentTypeOf } from '../../lib/http/files';
import { listenOnLoopback } from '../../lib/loopback';
import { folder, isThere, write } from '../build/assets/pictures/files';
import { planPictures } from '../build/assets/pictures/plan';

/**
 * Serves the pictures of a development server: next.config.ts forwards requests to it, and each picture is encoded at its
 * first request.
 *
 * @returns its address on loopback, without a trailing slash
 */
export async function startPictureServer(): Promise<string> {
  const make = createPictureMaker();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = path.posix.basename(pathname);
    try {
      if (!isThere(name) && !(await make(name))) return response.writeHead(404).end();
      const picture = await readFile(path.join(folder, name));
      response.writeHead(200, { 'Content-Type': contentTypeOf(name) }).end(picture);
    } catch (error) {
      console.error(`${pathname} could not be sent: ${(error as Error).message}`);
      response.writeHead(500).end();
    }
  });
  // Next's proxy reuses connections: a request on a connection that was closed as idle would fail with 500.
  server.keepAliveTimeout = 0;
  return `http://127.0.0.1:${await listenOnLoopback(server)}`;
}

/** Returns a function that encodes a picture by its name; it resolves to false without an original. */
function createPictureMaker(): (name: string) => Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  let plan = planPictures({ withDrafts: true });
  const inProgress = new Map<string, Promise<void>>();
  const find = async (name: string) => (await plan).sources.find(({ files }) => files.has(name));
  return async (name) => {
    let source = await find(name).catch(() => undefined);
    if (!source) {
      // An original may be new, or was incomplete before.
      plan = planPictures({ withDrafts: true });
      source = await find(name);
    }
    if (!source) return false;
    const started = inProgress.get(name) ?? write(source, [name]).finally(() => inProgress.delete(name));
    inProgress.set(name, started);
    await started;
    return true;
  };
}
