/** The parts of a campaign, in the order in which they are named. */
const parts = ['source', 'medium', 'campaign', 'term', 'content'];

/** Networks that mark clicks instead, by their parameter. Facebook also marks links in posts. */
const networks: Record<string, string> = {
  gclid: 'Google Ads',
  gbraid: 'Google Ads',
  wbraid: 'Google Ads',
  msclkid: 'Microsoft Ads',
  fbclid: 'Facebook',
};

/** Letters of a part. */
const longest = 100;

/**
 * Describes the campaign of a link in one line: its `utm_…` parts, otherwise the network that has marked the click. The
 * parameters count in any case, in the fragment and after a second question mark, because tools and people put them there.
 *
 * @param address with a query or a fragment
 * @returns an empty text for a link without a campaign
 */
export function describeCampaign(address: string): string {
  const values: Record<string, string> = {};
  const query = address.replace(/^[^?#]*/, '').replace(/[?#]/g, '&');
  // The first of several parameters of one name counts.
  for (const [name, value] of [...new URLSearchParams(query)].reverse()) values[name.toLowerCase()] = value;
  const named = parts.flatMap((part) => shorten(values[`utm_${part}`] ?? '', longest) || []);
  if (named.length > 0) return named.join(' / ');
  const click = Object.keys(networks).find((name) => values[name]);
  return click ? `${networks[click]} (${click})` : '';
}

/** Returns a text as one line without characters that change its order, and cuts it at a letter. */
export function shorten(text: string, max: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}\u202a-\u202e\u2066-\u2069\ufffd]+/gu, ' ').trim();
  const [start = ''] = new RegExp(`^(?:\\P{M}\\p{M}*){0,${max}}`, 'u').exec(line) ?? [];
  return start === line ? line : `${start.trim()}…`;
}
