/*
 * Response headers. The file server (server/files), the routes of Next (server/files/routes.ts), the files for static
 * hosts (tools/build/static-host.ts) and the routes of Vercel (lib/http/platform.ts) read them.
 */
import { brochureFolder } from './brochures';
import { buildFile } from './folders';
import { speculationRulesPath } from './speculation-rules';

/** Seconds. A CDN may cache a page for an hour; a missing page may exist soon. */
const lifetimes = { page: 3600, stale: 86_400, missing: 60, file: 86_400 };

const cache = {
  missing: `public, max-age=0, s-maxage=${lifetimes.missing}`,
  page: `public, max-age=0, s-maxage=${lifetimes.page}, stale-while-revalidate=${lifetimes.stale}`,
  file: `public, max-age=${lifetimes.file}, stale-while-revalidate=${7 * lifetimes.file}`,
  hashed: 'public, max-age=31536000, immutable',
};

type Rule = {
  /** The prefixes of the addresses; a folder ends with a slash. */
  prefixes: readonly string[];
  headers: Record<string, string>;
};

/** The folders of files whose names contain a hash of their content. */
export const hashedFolders = ['_next/static', 'islands', 'pictures', 'share-images'];

/** Headers of files that differ from the headers of pages, by address. */
export const fileHeaders: readonly Rule[] = [
  { prefixes: hashedFolders.map((folder) => `/${folder}/`), headers: { 'Cache-Control': cache.hashed } },
  // Search engines should index the page instead of its brochure.
  { prefixes: [`/${brochureFolder}/`], headers: { 'X-Robots-Tag': 'noindex' } },
  // Polled until a new build answers.
  { prefixes: [`/${buildFile}`], headers: { 'Cache-Control': 'no-store' } },
  // Messaging apps show share images inside their own pages.
  { prefixes: ['/share-images/'], headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  {
    prefixes: [
      '/brand/',
      '/building/',
      '/clients/',
      '/favicon.ico',
      '/home/',
      '/icons/',
      '/partners/',
      '/projects/',
      '/social/',
    ],
    headers: { 'Cache-Control': cache.file },
  },
];

/** Headers of a page, for every host. Its content policy is in the page (lib/http/content-policy.ts) but for this part. */
export const pageHeaders = {
  'Cache-Control': cache.page,
  'Content-Security-Policy': "frame-ancestors 'self'",
};

/**
 * Added to the lifetime of pages from Node, which are compressed: coded addresses or added scripts would break their
 * content policy. A host that compresses pages itself would leave them uncompressed.
 */
export const untouched = 'no-transform';

/** A drawing opened as a document must not run scripts; `sandbox` would break PDF viewers. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** Headers of an answer without a file. */
export const missingHeaders = { 'Cache-Control': cache.missing };

/** Returns the headers of a file or page, in addition to commonHeaders. */
export function headersOf(address: string): Record<string, string> {
  const rules = fileHeaders.filter(({ prefixes }) => prefixes.some((prefix) => address.startsWith(prefix)));
  const policy = /\.\w+$/.test(address) && { 'Content-Security-Policy': filePolicy };
  return Object.assign({}, pageHeaders, policy, ...rules.map(({ headers }) => headers));
}

/** Unused browser features; newer names than these keep the browser's defaults. */
const refusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Headers of every answer, including the routes. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of every page and file. */
export const staticHeaders = {
  // Browsers report crashes and deprecations under this name too.
  'Reporting-Endpoints': 'default="/api/reports"',
  // A page is the same file for every query, so a prefetched page also serves a link with a query.
  'No-Vary-Search': 'params',
  'Speculation-Rules': `"${speculationRulesPath}"`,
};
