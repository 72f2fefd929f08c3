import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limitKey, parseAddress } from '../../lib/limit-key';
import { isSameSecret } from '../../lib/same-secret';

type Door = {
  /** The address of the editor, without a slash at its end. */
  origin: string;
  token: string;
  /** The secret of the proxy in front; nothing without a proxy. */
  secret?: string;
};

/** The header in which the proxy shows that it is the proxy. */
const secretHeader = 'x-editor-secret';

/** Refused requests of one sender in a minute, after which the others are not looked at; behind a proxy alone. */
const tries = 30;

/**
 * Tells requests of the editor's own page from others: other names of the machine may belong to somebody else (DNS
 * rebinding), other origins are other sites that the same browser has open, and beside a proxy anybody on the machine
 * could claim to be somebody.
 *
 * @returns what takes the headers of a request and the token that it carries, and gives the status with which it is
 * refused, 0 when it is ours
 */
export function createGate({ origin, token, secret }: Door) {
  const limiter = new RateLimiterMemory({ points: tries, duration: 60 });
  const isProxy = (headers: IncomingHttpHeaders) =>
    !secret || isSameSecret(secret, String(headers[secretHeader] ?? ''));

  return async (headers: IncomingHttpHeaders, given: string): Promise<number> => {
    // Only the proxy is believed where a request comes from.
    const sender = isProxy(headers) ? senderOf(headers) : '';
    const known = secret ? await limiter.get(sender) : null;
    if (known && known.consumedPoints >= tries) return 429;
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
 * Limits sign-in attempts for a web server that cannot limit requests. The server asks before each check of a password, at
 * both of its addresses.
 *
 * @param secret what only the proxy in front knows
 * @returns what takes the headers of a request and gives the status of the answer: 200 when the password may be tried
 */
export function createSignInLimit(secret: string) {
  const tried = new RateLimiterMemory({ points: tries, duration: 60 });
  const known = new RateLimiterMemory({ points: 1, duration: 600 });

  return async (headers: IncomingHttpHeaders): Promise<number> => {
    if (!isSameSecret(secret, String(headers[secretHeader] ?? ''))) return 403;
    const { authorization } = headers;
    if (!authorization) return 200;
    const sender = senderOf(headers);
    const password = `${sender} ${createHash('sha256').update(authorization).digest('hex')}`;
    // A browser sends the same one with every request.
    if (await known.get(password)) return 200;
    const { consumedPoints } = await tried.penalty(sender);
    if (consumedPoints > tries) return 429;
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
