import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { scriptFree } from '../../e2e/support/script-free';

/** Headers that tell how the original came over the wire. */
const ofTransport = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];

/**
 * Serves the script-free twin of a site: the same answers, compressed, with no script in the pages.
 *
 * @param origin the address of the site
 */
export async function startTwin(origin: string): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => void answer(origin, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(origin: string, { url }: IncomingMessage, response: ServerResponse): Promise<void> {
  const original = await fetch(`${origin}${url}`, { redirect: 'manual' });
  const headers = Object.fromEntries(
    Array.from(original.headers).filter(([name]) => !ofTransport.includes(name)),
  );
  const type = headers['content-type'] ?? '';
  const body = Buffer.from(await original.arrayBuffer());
  const twin = type.startsWith('text/html') ? Buffer.from(scriptFree(body.toString())) : body;
  const isText = /^text\/|svg|json/.test(type);
  response.writeHead(original.status, { ...headers, ...(isText ? { 'content-encoding': 'gzip' } : {}) });
  response.end(isText ? gzipSync(twin) : twin);
}
