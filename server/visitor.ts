import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const peerHeader = 'x-peer-address';

/**
 * Writes the address of the other end of the socket into a header of every request that this process takes. A route
 * handler cannot see the socket, and X-Forwarded-For, where the framework puts it, is the visitor's own word when the
 * visitor sent one. The channel speaks before the server's first listener, so what a visitor writes there is gone.
 */
export function stampPeerAddress(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[peerHeader] = request.socket.remoteAddress ?? '';
  });
}

/**
 * The address that counts as the visitor's: the last one that no trusted proxy wrote, an IPv6 address cut to its
 * /64, which is what one household gets.
 *
 * @param proxies the number of proxies in front, each of which appends the address of its own peer to X-Forwarded-For
 */
export function visitorAddress(headers: Headers, proxies: number): string {
  const forwarded =
    proxies > 0 ? (headers.get('x-forwarded-for') ?? '').split(',').filter((part) => part.trim()) : [];
  const path = [...forwarded, headers.get(peerHeader) ?? ''].map(bareAddress);
  const claimed = path.at(Math.max(path.length - 1 - proxies, 0)) ?? '';
  return networkOf(isIP(claimed) ? claimed : (path.at(-1) ?? ''));
}

/** Without blanks, brackets, a port and the IPv6 dress of an IPv4 address. */
function bareAddress(text: string): string {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  return address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(8 - front.length - back.length, 0)).fill('0');
  const groups = [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
