/** Serves a finished build: the files of the folder `site`, and the routes that Next has built. Settings: PORT, HOSTNAME. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import path from 'node:path';
import { readSiteInfo } from '../../lib/http/site-info';
import type { Services } from '../services';
import { keepConnections } from './connections';
import { describeListenError, inheritedSocket, listenAddress } from './listen-address';
import { openRoutes } from './routes';
import { createStaticSite } from './static-site';

const answerRoute = openRoutes(import.meta.dirname);
const { address, giveFile } = readStartSettings();

/** Reads the settings of the process, which ends with a sentence when one is wrong. */
function readStartSettings() {
  try {
    return {
      address: listenAddress(process.env),
      giveFile: createStaticSite(path.resolve(process.env.SITE_FOLDER || '../site'), readSiteInfo('.')),
    };
  } catch (error) {
    return exit((error as Error).message);
  }
}

function exit(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** Background work after an answer, such as the delivery of a mail. */
const pending = new Set<Promise<unknown>>();

function waitUntil(promise: Promise<unknown>): void {
  pending.add(promise);
  promise.catch(() => {}).finally(() => pending.delete(promise));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!(await answerRoute(request, response, { waitUntil }))) giveFile(request, response);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});

const close = keepConnections(server);

/** Connections that wait while the server starts. */
const backlog = 4096;

server.once('error', (error) => exit(describeListenError(error, address)));
const socket = inheritedSocket(process.env);
const place = socket === undefined ? address : { fd: socket };
server.listen(place, backlog, () => {
  const { address: host, port } = server.address() as AddressInfo;
  // With PORT=0 the system has chosen one.
  if (address.port === 0) console.log(`Listening on port ${port}`);
  // The first request starts Next's instrumentation, and with it the outbox.
  fetch(`http://${isIPv6(host) ? `[${host}]` : host}:${port}/api/health`).catch(() => {});
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    // Next's instrumentation has created them, in a bundle of its own.
    const { [Symbol.for('site.services')]: services } = globalThis as { [key: symbol]: Services | undefined };
    // Visitors get their pages while attempts in flight wait for the relay.
    await Promise.allSettled([services?.mail?.stop()]);
    await close();
    await Promise.allSettled(pending);
    process.exit(0);
  });
}
