import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';
import { routing } from '../../i18n/routing';
import { contentTypeOf } from '../../lib/http/files';
import { listenOnLoopback } from '../../lib/loopback';
import { folder, isThere, write } from '../build/assets/pictures/files';
import { planPictures } from '../build/assets/pictures/plan';
import { findText, type Place } from './find-text';

/**
 * Serves what only `npm run dev` has, to which next.config.ts forwards: pictures, each encoded when a page first requests
 * it, and under `/dev-texts` the script of the pages that asks from which fields their texts come, and the answers.
 *
 * @returns its address on loopback, without a slash at its end
 */
export async function startPreviewServer(): Promise<string> {
  const pressScript = await bundlePressScript();
  const make = createPictureMaker();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const name = path.posix.basename(pathname);
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'Content-Type': type }).end(body);
    try {
      if (pathname === '/dev-texts/press.js') send('text/javascript', pressScript);
      else if (pathname === '/dev-texts/where')
        send('application/json', JSON.stringify(placesOf(searchParams)));
      else if (isThere(name) || (await make(name)))
        send(contentTypeOf(name), await readFile(path.join(folder, name)));
      else response.writeHead(404).end();
    } catch (error) {
      console.error(`${pathname} could not be sent: ${(error as Error).message}`);
      response.writeHead(500).end();
    }
  });
  // Next's proxy reuses its connections: a request on one that was just closed as idle would fail with 500.
  server.keepAliveTimeout = 0;
  return `http://127.0.0.1:${await listenOnLoopback(server)}`;
}

async function bundlePressScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tools/preview/press-script.ts'],
    bundle: true,
    write: false,
    define: { 'process.env.EDITOR_URL': JSON.stringify(process.env.EDITOR_URL ?? '') },
  });
  return outputFiles[0]?.text ?? '';
}

function placesOf(query: URLSearchParams): Place[] {
  const locale = routing.locales.find((known) => known === query.get('locale')) ?? routing.defaultLocale;
  return findText('.', locale, query.get('text') ?? '', query.getAll('page'));
}

/** @returns what encodes a picture by its name; false when no original leads to a file of that name */
function createPictureMaker(): (name: string) => Promise<boolean> {
  mkdirSync(folder, { recursive: true });
  let plan = planPictures({ withDrafts: true });
  const inProgress = new Map<string, Promise<void>>();
  const find = async (name: string) => (await plan).sources.find(({ files }) => files.has(name));
  return async (name) => {
    let source = await find(name).catch(() => undefined);
    if (!source) {
      // Originals may have come since, or one was half written.
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
