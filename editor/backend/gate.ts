import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from the editor's own page on this machine: other names of the machine may belong to somebody
 * else (DNS rebinding), other origins are other sites that the same browser has open.
 *
 * @param origin the address of the editor, without a slash at its end
 * @param given the token that the request carries
 */
export function isOurs(headers: IncomingHttpHeaders, origin: string, token: string, given: string): boolean {
  if (headers.host !== new URL(origin).host) return false;
  if (headers.origin !== undefined && headers.origin !== origin) return false;
  const [wanted, got] = [Buffer.from(token), Buffer.from(given)];
  return wanted.length === got.length && timingSafeEqual(wanted, got);
}
