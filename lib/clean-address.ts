/** The parts of an address in a chat, a mail or a sentence. The path is decoded; the others are as they were sent. */
export type CleanAddress = { path: string; query: string; anchor: string };

/** A path, an anchor, coded or not, and a query that begins with `?`, or with `&` or a coded character in its place. */
const parts = /^(.*?)(?:(?:#|%23)(.*?))?(?:(?:[?&]|%3f|%26)(.*))?$/is;

/** Direction marks, joiners, zero-width characters and blanks of any kind, which no address of a page has. */
const invisible = /[\p{Default_Ignorable_Code_Point}\s]/gu;

/** The punctuation of a sentence, a quotation or a list around a path. Safari 16.0 has no lookbehind. */
const [before, after] = [/^\/[\p{P}\p{S}]+/u, /[\p{P}\p{S}]+$/u];

/**
 * Returns an address without what people and programs add to it: invisible marks, the punctuation of the sentence around
 * it, capitals, and a coded or missing question mark.
 *
 * @param address as it was sent: a path with an optional query
 */
export function cleanAddress(address: string): CleanAddress {
  const [, path = '', anchor = '', query = ''] = parts.exec(address) ?? [];
  const visible = decode(path).normalize('NFKC').replace(invisible, '').toLowerCase();
  const cleanPath = visible.replace(before, '/').replace(after, '') || '/';
  return { path: cleanPath, query: cleanQuery(query), anchor };
}

/**
 * Returns a target with the query and the anchor of a clean address.
 *
 * @param target a path, which can have a query and an anchor of its own, or an address of another site
 */
export function joinAddress(target: string, { query, anchor }: Omit<CleanAddress, 'path'>): string {
  const origin = 'http://site';
  const url = new URL(target, origin);
  url.search = [url.search.slice(1), query].filter(Boolean).join('&');
  if (anchor) url.hash = anchor;
  return url.href.replace(origin, '');
}

/** A query that is coded as a whole becomes plain; a second `?`, which programs add before their parameter, becomes `&`. */
function cleanQuery(query: string): string {
  const plain = query.includes('=') ? query : query.replace(/%3d/gi, '=').replace(/%26/gi, '&');
  return plain.replace('?', '&');
}

/** Returns a path that is not UTF-8 unchanged. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
