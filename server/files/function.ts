/**
 * The function of a platform that serves the files itself: the routes, without a server (tools/build/platform.ts), and the
 * correction of addresses without a file. It is called with the address in the query.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestedAddress } from '../../lib/http/platform';
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
  request.url = requestedAddress(request.url ?? '/');
  if (!(await answerRoute(request, response, { waitUntil }))) answerMissing(request, response);
}
