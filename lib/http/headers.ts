import { brochureFolder } from './brochures';
import { buildFile } from './folders';
import { speculationRulesPath } from './speculation-rules';

/** Seconds. A page may stay in a CDN for an hour; what is missing now may exist soon. */
const lifetimes = { page: 3600, stale: 86_400, missing: 60, file: 86_400 };

const cache = {
  missing: `public, max-age=0, s-maxage=${lifetimes.missing}`,
  page: `public, max-age=0, s-maxage=${lifetimes.page}, stale-while-revalidate=${lifetimes.stale}`,
  file: `public, max-age=${lifetimes.file}, stale-while-revalidate=${7 * lifetimes.file}`,
  hashed: 'public, max-age=31536000, immutable',
};

type Rule = {
  /** What the addresses begin with; a folder ends with a slash. */
  prefixes: readonly string[];
  headers: Record<string, string>;
};

/** The folders of files whose names contain a hash of their content. */
export const hashedFolders = ['_next/static', 'islands', 'pictures', 'previews'];

/** Headers of files that differ from those of pages, by address. */
export const fileHeaders: readonly Rule[] = [
  { prefixes: hashedFolders.map((folder) => `/${folder}/`), headers: { 'Cache-Control': cache.hashed } },
  // A search engine leads to the page, whose copy a brochure is.
  { prefixes: [`/${brochureFolder}/`], headers: { 'X-Robots-Tag': 'noindex' } },
  // It is asked until a new build answers.
  { prefixes: [`/${buildFile}`], headers: { 'Cache-Control': 'no-store' } },
  // Messaging apps show the previews inside their own pages.
  { prefixes: ['/previews/'], headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  // Not /projects/, where pages are beside pictures.
  {
    prefixes: [
      ...['/brand/', '/building/', '/clients/', '/favicon.ico', '/home/', '/icons/', '/partners/'],
      '/social/',
    ],
    headers: { 'Cache-Control': cache.file },
  },
];

/** A page has its content policy inside (lib/http/content-policy.ts): this is the part that only a header can have. */
export const pageHeaders = {
  'Cache-Control': cache.page,
  'Content-Security-Policy': "frame-ancestors 'self'",
};

/** A drawing that is opened alone runs nothing; `sandbox` would break viewers of PDF. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The headers of an answer that found no file. */
export const missingHeaders = { 'Cache-Control': cache.missing };

/** The headers of a file or page, beside those of every answer. */
export function headersOf(address: string): Record<string, string> {
  const rules = fileHeaders.filter(({ prefixes }) => prefixes.some((prefix) => address.startsWith(prefix)));
  const policy = /\.\w+$/.test(address) && { 'Content-Security-Policy': filePolicy };
  return Object.assign({}, pageHeaders, policy, ...rules.map(({ headers }) => headers));
}

/** What no page needs; browsers that know more names than these keep their own defaults. */
const refusedFeatures = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...[
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'storage-access',
    'usb',
    'window-management',
  ],
  'xr-spatial-tracking',
];

/** The headers of every answer, those of the routes too. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers of every page and file. */
export const staticHeaders = {
  // By this name crashes and deprecations are reported too.
  'Reporting-Endpoints': 'default="/api/reports"',
  // A page is one file whatever follows its ?, so a prefetched page also serves a link with a query.
  'No-Vary-Search': 'params',
  'Speculation-Rules': `"${speculationRulesPath}"`,
};
