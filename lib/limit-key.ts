import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Parses an address without its port, and as IPv4 if it is mapped into IPv6; undefined for an invalid address. */
export function parseAddress(text: string): Address | undefined {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  return isIP(address) ? ipaddr.process(address) : undefined;
}

/** Returns the rate-limit key of an address: IPv6 is cut to its /64, the usual allocation of one household. */
export function limitKey(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
