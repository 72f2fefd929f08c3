import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Exchange = { status: number; headers: Record<string, string>; body: Buffer };

type Question = { method?: string; headers?: Record<string, string> };

/**
 * Requests a path exactly as written, without normalising, following redirects or decompressing.
 *
 * @param server the address of the server
 */
export async function exchange(
  server: string,
  path: string,
  { method = 'GET', headers = {} }: Question = {},
): Promise<Exchange> {
  const { hostname, port } = new URL(server);
  const sent = request({ hostname, port, path, method, headers });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const values = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(values),
    body: await buffer(response),
  };
}

/**
 * Follows redirects from address to address, as a browser would.
 *
 * @returns the status of the first answer, and the address of the last
 * @throws Error when a redirect leaves the server, sets a cookie, or the redirects do not end
 */
export async function follow(server: string, path: string): Promise<[status: number, end: string]> {
  const statuses: number[] = [];
  let end = path;
  while (statuses.length < 8) {
    const { status, headers } = await exchange(server, end.replace(/#.*/, ''));
    statuses.push(status);
    if (headers['set-cookie']) throw new Error(`${end} sets a cookie.`);
    if (headers.location === undefined) return [statuses[0] ?? status, end];
    if (!/^\/(?![/\\])/.test(headers.location)) throw new Error(`${end} leads away, to ${headers.location}.`);
    end = headers.location;
  }
  throw new Error(`${path} redirects without an end.`);
}
