import { isLoopback } from '../../lib/loopback';

/**
 * Tells whether an address belongs to a list of hosts: `cdn.example` matches that host only, `.cdn.example` every host
 * under it. A port counts as part of the host; a loopback name without a port matches every port, as in development.
 */
export function isAllowedHost(address: URL, hosts: readonly string[]): boolean {
  return hosts.some((entry) => {
    if (entry.startsWith('.')) return !address.port && address.hostname.endsWith(entry);
    return entry === address.host || (entry === address.hostname && isLoopback(entry));
  });
}

/**
 * Tells whether an address is on the same site as another: `www.` and a change from http to https make no difference.
 */
export function isSameSite(address: URL, named: URL): boolean {
  const bare = (url: URL) => url.host.replace(/^www\./, '');
  const downgraded = named.protocol === 'https:' && address.protocol !== 'https:';
  return !downgraded && bare(address) === bare(named);
}
