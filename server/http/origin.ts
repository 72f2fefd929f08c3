import { isLoopback } from '../../lib/loopback';
import type { Settings } from '../settings';

/**
 * Tells whether a request may post: without Origin unless the browser calls it cross-site, with the origin `null` if the
 * browser calls it same-origin, from the host that it was sent to, from the site's address, from an allowed origin, and
 * from any loopback name of a site on loopback.
 */
export function isAllowedOrigin(headers: Headers, settings: Settings): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (!origin) return site !== 'cross-site';
  // A form of a page without referrers sends `null`, but so do sandboxed frames and cross-site redirects.
  if (origin === 'null') return site === 'same-origin';
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  return isOwnOrigin(origin, headers, settings);
}

/** Tells whether an origin belongs to the request, to the site, or to the allowed origins. */
export function isOwnOrigin(
  origin: string,
  headers: Headers,
  { allowedOrigins, siteOrigin }: Settings,
): boolean {
  if (origin === siteOrigin || allowedOrigins.includes(origin)) return true;
  return isOwnHost(origin, headers.get('host')) || isSameLoopbackPort(origin, siteOrigin);
}

/** Headers that let a page of an allowed origin read the reply. */
export function corsHeaders(headers: Headers): Record<string, string> {
  const origin = headers.get('origin');
  if (!origin || origin === 'null') return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
  };
}

/** Headers of the reply to a preflight. */
export const preflightHeaders = {
  Allow: 'POST, OPTIONS',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key, Inquiry-Origin',
  'Access-Control-Max-Age': '86400',
};

/**
 * Tells whether an address has the host of a request. It ignores X-Forwarded-Host, which anyone can send: behind a proxy
 * the site's address is enough.
 */
export function isOwnHost(origin: string, host: string | null): boolean {
  const { protocol, host: originHost } = new URL(origin);
  const requested = `${protocol}//${host}`;
  return host !== null && URL.canParse(requested) && new URL(requested).host === originHost;
}

function isSameLoopbackPort(origin: string, siteOrigin: string): boolean {
  const [a, b] = [new URL(origin), new URL(siteOrigin)];
  const bothLoopback = [a, b].every((url) => isLoopback(url.hostname));
  return bothLoopback && a.protocol === b.protocol && a.port === b.port;
}
