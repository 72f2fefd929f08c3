/** Addresses a request; the smallest limit among the great CDNs. */
const batch = 30;

type Cache = {
  /** Where the addresses are posted, as `{"files": […]}`. */
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  token?: string;
};

/**
 * Tells a cache in front which addresses to drop.
 *
 * @throws Error when the cache answers other than 2xx
 */
export async function purge(addresses: readonly string[], { url, token }: Cache): Promise<void> {
  for (let start = 0; start < addresses.length; start += batch) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ files: addresses.slice(start, start + batch) }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`The cache answers ${response.status} to a purge.`);
  }
}
