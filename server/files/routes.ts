import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { commonHeaders } from '../../lib/http/headers';
import { readSiteInfo } from '../../lib/http/site-info';

export type RouteContext = {
  /** Keeps the process alive until a promise ends, beyond the answer. */
  waitUntil: (promise: Promise<unknown>) => void;
};

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RouteContext,
) => Promise<unknown>;

/**
 * Opens the routes that Next has built, and makes their folder the working directory, because they find their files
 * below it.
 *
 * @param folder of the server
 * @returns a function that answers a request with the common headers; false for an address without a route, where only
 *   the headers are set
 */
export function openRoutes(folder: string) {
  process.chdir(folder);
  const require = createRequire(path.join(folder, 'server.mjs'));
  const routes = new Map<string, Handler>(
    Object.entries(readSiteInfo('.').routes).map(([address, file]) => [
      address,
      require(path.resolve(file)).handler,
    ]),
  );

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    context: RouteContext,
  ): Promise<boolean> => {
    // A request target may be a whole address (RFC 9112 §3.2.2).
    request.url = request.url?.replace(/^https?:\/\/[^/?]*\/?/i, '/');
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    const route = routes.get(request.url?.split('?', 1)[0] ?? '');
    if (!route) return false;
    // Next creates a Request, which throws at TRACE; a route answers PUT with 405 and its own Allow.
    if (request.method === 'TRACE') request.method = 'PUT';
    await route(request, response, context);
    return true;
  };
}
