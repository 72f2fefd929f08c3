import { cleanAddress, joinAddress } from '@/lib/clean-address';

/**
 * Returns the page that a host has under the clean form of an address.
 *
 * @param address path and query of an address without a page
 * @param hash of the address, with `#`
 * @returns undefined without such a page, or when it cannot be reached
 */
export async function findPage(address: string, hash: string): Promise<string | undefined> {
  const { path, query, anchor } = cleanAddress(address);
  const page = joinAddress(path, { query, anchor: anchor || hash });
  if (page === joinAddress(address, { query: '', anchor: hash })) return undefined;
  const answer = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
  return answer?.ok ? page : undefined;
}
