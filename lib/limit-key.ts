import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an address without its port, and as IPv4 where it is mapped into IPv6; undefined for anything that is no address. */
export function parseAddress(text: string): Address | undefined {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  return isIP(address) ? ipaddr.process(address) : undefined;
}

/** Returns the key under which requests of an address are counted: an IPv6 address is cut to its /64, which is what one household gets. */
export function limitKey(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
