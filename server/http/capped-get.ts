import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';

type Limits = {
  /** The largest body that is read, in bytes. */
  maxBytes: number;
  /** Aborts the whole request, redirects and body included. */
  signal: AbortSignal;
  /** Tells whether an address may be requested; called again for every redirect. */
  allow: (address: URL) => boolean;
};

const clients: Record<string, typeof http | typeof https> = { 'http:': http, 'https:': https };
const maxRedirects = 3;

// Next replaces the global `fetch`, which caches answers and would tie a prerendered page to them, so this uses Node's
// own.
function ask(address: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const client = clients[address.protocol];
  if (!client) throw new Error(`${address.protocol} addresses are not read`);
  const headers = { 'accept-encoding': 'identity', 'user-agent': 'Mozilla/5.0 (compatible; SocialFeed/1.0)' };
  return new Promise((resolve, reject) => {
    client.get(address, { headers, signal }).on('response', resolve).on('error', reject);
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    // Leaving the loop destroys the stream, so nothing more is received.
    if (length > maxBytes) throw new Error(`the answer is larger than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Reads an address of another site within limits of size, time, redirects and hosts.
 *
 * @returns the body and its media type, in lower case without parameters
 * @throws Error for a forbidden address, a status other than 200, or an exceeded limit; its message never has a query,
 * which may hold an access token
 */
export async function cappedGet(
  address: URL,
  limits: Limits,
  redirects = maxRedirects,
): Promise<{ type: string; body: Buffer }> {
  if (!limits.allow(address)) throw new Error(`${address.host} is not an allowed host`);
  const response = await ask(address, limits.signal);
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) {
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    return { type, body: await readBody(response, limits.maxBytes) };
  }
  response.destroy();
  if (statusCode > 300 && statusCode < 400 && headers.location && redirects > 0) {
    return cappedGet(new URL(headers.location, address), limits, redirects - 1);
  }
  throw new Error(`${address.host} answered ${statusCode}`);
}
