/**
 * The function of a platform that serves the files itself: the routes, without a server (tools/build/platform.ts). It is
 * called with the address of the route in the query.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { functionAddress, routeParameter } from '../../lib/http/platform';
import { openRoutes } from './routes';

/** Vercel's context of a request; https://vercel.com/docs/functions/functions-api-reference */
type Platform = { get?: () => { waitUntil?: (promise: Promise<unknown>) => void } };

// The platform appends one address to X-Forwarded-For.
process.env.TRUST_PROXY = '1';
const answerRoute = openRoutes(import.meta.dirname);

function waitUntil(promise: Promise<unknown>): void {
  const { [Symbol.for('@vercel/request-context')]: platform } = globalThis as { [key: symbol]: Platform };
  platform?.get?.().waitUntil?.(promise.catch(() => {}));
}

export default async function handler(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
  const route = searchParams.get(routeParameter);
  if (pathname === functionAddress && route !== null) {
    searchParams.delete(routeParameter);
    request.url = `/api/${route}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
  }
  if (!(await answerRoute(request, response, { waitUntil }))) {
    console.error(`There is no route for ${pathname}.`);
    response.writeHead(404, { 'Content-Length': 0 }).end();
  }
}
