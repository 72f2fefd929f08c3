import { trustPolicy } from '../lib/trust-html';
import { apiUrl } from './api-url';
import { brochureFolder } from './brochures';
import { buildFile } from './folders';
import { speculationRulesPath } from './speculation-rules';

/** Seconds. A page may rest in a CDN, which a deploy purges; what is missing now may exist soon. */
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

export const pageHeaders = { 'Cache-Control': cache.page };

/** The headers of an answer that found no file. */
export const missingHeaders = { 'Cache-Control': cache.missing };

/** The headers of the page that a web server sends while the server of the routes is down. */
export const unavailableHeaders = { 'Cache-Control': 'no-store', 'Retry-After': '60' };

/** The headers of a file or page, beside those of every answer. */
export function headersOf(address: string): Record<string, string> {
  const rules = fileHeaders.filter(({ prefixes }) => prefixes.some((prefix) => address.startsWith(prefix)));
  return Object.assign({}, pageHeaders, ...rules.map(({ headers }) => headers));
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

/** Two years and every subdomain, as the list that browsers come with asks for (hstspreload.org). */
const strictTransport = {
  plain: 'max-age=31536000',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

type Site = {
  /** The address of the site. */
  url: string;
  /** A preview is kept out of every search engine, whatever its pages say. */
  preview: boolean;
  /** Whether every subdomain speaks HTTPS alone, and the domain asks to be on the list that browsers come with. */
  preload?: boolean;
};

/** The headers of every answer, those of the routes too. */
export function commonHeaders({ url, preview, preload = false }: Site): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(url.startsWith('https:')
      ? { 'Strict-Transport-Security': strictTransport[preload ? 'preload' : 'plain'] }
      : {}),
    ...(preview ? { 'X-Robots-Tag': 'noindex' } : {}),
  };
}

/** What the content policy must allow. */
export type Policy = {
  /** The hashes of the inline script and the inline styles, as `sha256-…`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins that may be in a frame after a click, and to which forms are sent, beside the site itself. */
  frames: readonly string[];
  forms: readonly string[];
};

/** The headers of every page and file. */
export function staticHeaders(policy: Policy): Record<string, string> {
  const reports = apiUrl('/api/reports');
  return {
    'Content-Security-Policy': contentPolicy(policy),
    // By this name crashes and deprecations are reported too. Another origin would have to be asked first.
    ...(reports.startsWith('/') ? { 'Reporting-Endpoints': `default="${reports}"` } : {}),
    // A page is one file whatever is behind its ?: what was fetched ahead is there for a link with a query too.
    'No-Vary-Search': 'params',
    'Speculation-Rules': `"${speculationRulesPath}"`,
  };
}

function contentPolicy({ scripts, styles, frames, forms }: Policy): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...forms],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...frames],
    'form-action': ["'self'", ...forms],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustPolicy],
    'report-to': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
