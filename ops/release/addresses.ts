import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/list-files';
import { prefixedHomes } from '../../site/addresses';
import { addressOf, contentTypeOf } from '../../site/files';
import { hashedFolders, headersOf } from '../../site/headers';
import type { SiteInfo } from '../../site/site-info';

/** A fingerprint of each answer, by its path. */
export type Addresses = Record<string, string>;

/**
 * The addresses of a site, with what tells whether their answers have changed: content, headers, target.
 *
 * @param folder of the pages and files
 */
export function listAddresses(
  folder: string,
  { commonHeaders, staticHeaders, redirects }: SiteInfo,
): Addresses {
  const addresses: Addresses = {};
  for (const file of listFiles(folder)) {
    const address = addressOf(file);
    if (address === undefined) continue;
    const headers = { ...commonHeaders, ...staticHeaders, ...headersOf(address), type: contentTypeOf(file) };
    addresses[address] = createHash('sha256')
      .update(JSON.stringify(headers))
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  }
  for (const { from, to, status } of redirects) addresses[from] = `${status} ${to}`;
  for (const address of prefixedHomes) {
    const home = addresses[address];
    if (home) addresses[`${address}/`] = home;
  }
  return addresses;
}

/**
 * Paths whose answers differ between two releases: changed, new or gone. No cache holds a hashed file that is new, and one
 * that is gone is still served.
 */
export function listChanges(before: Addresses, after: Addresses): string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths]
    .filter((address) => before[address] !== after[address])
    .filter((address) => !isHashed(address) || (address in before && address in after))
    .sort();
}

function isHashed(address: string): boolean {
  return hashedFolders.some((folder) => address.startsWith(`/${folder}/`));
}
