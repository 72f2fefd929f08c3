import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { limitKey, parseAddress } from '../../lib/limit-key';

const peerHeader = 'x-peer-address';

/**
 * Writes the peer address of the socket into a header of every request of this process. A route handler cannot see the
 * socket, and X-Forwarded-For, where the framework puts it, keeps any value that the visitor sent. The channel fires
 * before the server's first listener, so a forged header is overwritten.
 */
export function stampPeerAddress(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress ?? '';
  });
}

/**
 * Returns the visitor's address: the last one that no trusted proxy wrote. An IPv6 address is cut to its /64, the usual
 * allocation of one household.
 *
 * @param proxies the number of proxies in front; each appends its peer's address to X-Forwarded-For
 */
export function visitorAddress(headers: Headers, proxies: number): string {
  const forwarded =
    proxies > 0 ? (headers.get('x-forwarded-for') ?? '').split(',').filter((part) => part.trim()) : [];
  const path = [...forwarded, headers.get(peerHeader) ?? ''].map(parseAddress);
  const address = path.at(Math.max(path.length - 1 - proxies, 0)) ?? path.at(-1);
  return address ? limitKey(address) : '';
}
