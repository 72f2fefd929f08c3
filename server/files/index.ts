/**
 * Serves a finished build: the files of the folder `site`, and the routes that Next has built. Behind a web server it
 * serves only the routes. Settings: PORT, HOSTNAME.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { commonHeaders } from '../../lib/http/headers';
import { readSiteInfo } from '../../lib/http/site-info';
import type { Services } from '../services';
import { listenAddress } from './listen-address';
import { createStaticSite } from './static-site';

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: { waitUntil: (promise: Promise<unknown>) => void },
) => Promise<unknown>;

const { dirname } = import.meta;
// Next's routes find their files below the working directory.
process.chdir(dirname);
const require = createRequire(import.meta.url);
const routes = new Map<string, Handler>(
  Object.entries(readSiteInfo('.').routes).map(([address, file]) => [
    address,
    require(path.resolve(file)).handler,
  ]),
);
const giveFile = createStaticSite(path.resolve(process.env.SITE_FOLDER || '../site'));

/** Background work after an answer, such as the delivery of a mail. */
const pending = new Set<Promise<unknown>>();

function waitUntil(promise: Promise<unknown>): void {
  pending.add(promise);
  promise.catch(() => {}).finally(() => pending.delete(promise));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A request target may be a whole address (RFC 9112 §3.2.2).
  request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
  const route = routes.get(request.url?.split('?', 1)[0] ?? '');
  // Next creates a Request, which throws at TRACE; a route answers PUT with 405 and its own Allow.
  if (route && request.method === 'TRACE') request.method = 'PUT';
  if (route) await route(request, response, { waitUntil });
  else giveFile(request, response);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});

const { port, host } = listenAddress(process.env);
server.listen(port, host, () => {
  // The first request starts Next's instrumentation, and with it the outbox.
  fetch(`http://${isIPv6(host) ? `[${host}]` : host}:${port}/api/health`).catch(() => {});
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // Next's instrumentation has created them, in a bundle of its own.
    const { [Symbol.for('site.services')]: services } = globalThis as { [key: symbol]: Services | undefined };
    const stopped = services?.mail?.stop();
    server.close(async () => {
      await Promise.allSettled([stopped, ...pending]);
      process.exit(0);
    });
    server.closeIdleConnections();
  });
}
