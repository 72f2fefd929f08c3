import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limitKey, parseAddress } from '../../lib/limit-key';
import { isSameSecret } from '../../lib/same-secret';

type Door = {
  /** The address of the editor, without a slash at its end. */
  origin: string;
  token: string;
  /** The secret of the proxy; undefined without a proxy. */
  secret?: string;
};

/** The header with the secret of the proxy. */
const secretHeader = 'x-editor-secret';

/** Rejected requests per sender and minute before the sender is blocked. Only used behind a proxy. */
const maxRejections = 30;

/**
 * Creates the filter of requests, which accepts only the editor's own page: another name of the machine may belong to an
 * attacker (DNS rebinding), another origin is another open site of the browser, and a local program that bypasses the
 * proxy could name any person.
 *
 * @returns a function of the headers and the token of a request; it returns the status of a rejection, and 0 for an
 * accepted request
 */
export function createGate({ origin, token, secret }: Door) {
  const limiter = new RateLimiterMemory({ points: maxRejections, duration: 60 });
  const isProxy = (headers: IncomingHttpHeaders) =>
    !secret || isSameSecret(secret, String(headers[secretHeader] ?? ''));

  return async (headers: IncomingHttpHeaders, given: string): Promise<number> => {
    // Other senders can write any address into the header.
    const sender = isProxy(headers) ? senderOf(headers) : '';
    const known = secret ? await limiter.get(sender) : null;
    if (known && known.consumedPoints >= maxRejections) return 429;
    const isOurs =
      isProxy(headers) &&
      headers.host === new URL(origin).host &&
      (headers.origin ?? origin) === origin &&
      isSameSecret(token, given);
    if (!isOurs) await limiter.penalty(sender);
    return isOurs ? 0 : 403;
  };
}

/**
 * Limits sign-in attempts for a web server that cannot limit requests. The server calls it before each check of a
 * password, for both of its addresses.
 *
 * @param secret of the proxy
 * @returns a function of the headers of a request; it returns 200 if the password may be checked
 */
export function createSignInLimit(secret: string) {
  const tried = new RateLimiterMemory({ points: maxRejections, duration: 60 });
  const known = new RateLimiterMemory({ points: 1, duration: 600 });

  return async (headers: IncomingHttpHeaders): Promise<number> => {
    if (!isSameSecret(secret, String(headers[secretHeader] ?? ''))) return 403;
    const { authorization } = headers;
    if (!authorization) return 200;
    const sender = senderOf(headers);
    const password = `${sender} ${createHash('sha256').update(authorization).digest('hex')}`;
    // A browser sends the same password with every request.
    if (await known.get(password)) return 200;
    const { consumedPoints } = await tried.penalty(sender);
    if (consumedPoints > maxRejections) return 429;
    await known.penalty(password);
    return 200;
  };
}

/** Returns the key of the address that sent a request to the proxy. */
function senderOf(headers: IncomingHttpHeaders): string {
  const [last = ''] = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .slice(-1);
  const address = parseAddress(last);
  return address ? limitKey(address) : '';
}
