type Rule = { source: string; headers: { key: string; value: string }[] };

type Site = {
  /** The address of the site. */
  url: string;
  /** A preview is kept out of every search engine, whatever its pages say. */
  preview: boolean;
  /** The paths of every page, as patterns of next.config.ts. */
  pages: readonly string[];
  /** The hashes in the addresses of the made pictures, and of the pictures for links. */
  pictureHashes: readonly string[];
  previewHashes: readonly string[];
};

/** Seconds. A page may rest in a CDN, which a deploy purges; what is missing now may exist soon. */
const lifetimes = { page: 3600, stale: 86_400, missing: 60, logo: 86_400 };

const cache = {
  missing: `public, max-age=0, s-maxage=${lifetimes.missing}`,
  page: `public, max-age=0, s-maxage=${lifetimes.page}, stale-while-revalidate=${lifetimes.stale}`,
  logo: `public, max-age=${lifetimes.logo}, stale-while-revalidate=${7 * lifetimes.logo}`,
  hashed: 'public, max-age=31536000, immutable',
};

/** A pattern of next.config.ts may have 4,096 characters; a hash and its bar have eleven. */
const hashesOfRule = 300;

/**
 * The headers of every answer, for next.config.ts; of two rules for one header the later wins. The content policy is
 * not here: each page has its own (scripts/csp.ts). Addresses under `/api` choose their lifetime themselves.
 *
 * What is not listed here counts as missing, so that a picture that an old server does not have yet is never kept for
 * a year as a not-found page. Next itself names the lifetime of its hashed files, and of those that are not there.
 */
export function responseHeaders(site: Site): Rule[] {
  const cached = (source: string, value: string) => rule(source, { 'Cache-Control': value });
  return [
    rule('/:path*', commonHeaders(site)),
    cached('/:path((?!_next/static/|api/).*)', cache.missing),
    ...site.pages.map((page) => cached(page, cache.page)),
    cached('/:file(favicon.ico|(?:brand|icons|clients|partners)/.*)', cache.logo),
    ...chunks(site.pictureHashes).map((hashes) =>
      cached(`/pictures/:file([a-z0-9-]+-(?:${hashes.join('|')})-\\d+\\.(?:avif|webp|jpg))`, cache.hashed),
    ),
    // Programs for messages show these inside their own pages.
    ...chunks(site.previewHashes).map((hashes) =>
      rule(`/previews/:file([a-z0-9-]+-(?:${hashes.join('|')})\\.jpg)`, {
        'Cache-Control': cache.hashed,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }),
    ),
  ];
}

function commonHeaders({ url, preview }: Site): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
      'microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(url.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
    ...(preview ? { 'X-Robots-Tag': 'noindex' } : {}),
  };
}

function rule(source: string, headers: Record<string, string>): Rule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

function chunks(hashes: readonly string[]): string[][] {
  const starts = Array.from(
    { length: Math.ceil(hashes.length / hashesOfRule) },
    (_, at) => at * hashesOfRule,
  );
  return starts.map((start) => hashes.slice(start, start + hashesOfRule));
}
