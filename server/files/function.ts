/**
 * The function of a platform that serves the files itself: the routes, without a server (tools/build/platform.ts), and the
 * correction of addresses without a file. It is called with the address in the query.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { functionAddress, pathParameter, routeParameter } from '../../lib/http/platform';
import { readSiteInfo } from '../../lib/http/site-info';
import { openRoutes } from './routes';
import { createStaticSite } from './static-site';

/** Vercel's context of a request; https://vercel.com/docs/functions/functions-api-reference */
type Platform = { get?: () => { waitUntil?: (promise: Promise<unknown>) => void } };

// The platform appends one address to X-Forwarded-For.
process.env.TRUST_PROXY = '1';
const answerRoute = openRoutes(import.meta.dirname);
const answerMissing = createStaticSite('site', readSiteInfo('.'));

function waitUntil(promise: Promise<unknown>): void {
  const { [Symbol.for('@vercel/request-context')]: platform } = globalThis as { [key: symbol]: Platform };
  platform?.get?.().waitUntil?.(promise.catch(() => {}));
}

export default async function handler(request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.url = addressOf(request.url ?? '/');
  if (!(await answerRoute(request, response, { waitUntil }))) answerMissing(request, response);
}

/** Returns the address that the visitor requested. */
function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://host');
  const [route, path] = [searchParams.get(routeParameter), searchParams.get(pathParameter)];
  if (pathname !== functionAddress || (route ?? path) === null) return url;
  for (const name of [routeParameter, pathParameter]) searchParams.delete(name);
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  if (path === null) return `${functionAddress}/${route}${query}`;
  // The routes have removed repeated slashes, so a second one was coded.
  return encodeURI(path).replace(/(?<=\/)\//g, '%2F') + query;
}
