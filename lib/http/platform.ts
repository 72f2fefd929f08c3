import { keyOf, notFoundFolders, prefixedHomes, redirectRules } from './addresses';
import { contentTypeOf, isPage } from './files';
import {
  commonHeaders,
  fileHeaders,
  filePolicy,
  missingHeaders,
  pageHeaders,
  staticHeaders,
} from './headers';
import type { SiteInfo } from './site-info';

/** The parameter in the address of the function that has the address of a route below /api/. */
const routeParameter = 'route';

/** The parameter that has another address without a file, decoded. */
const pathParameter = 'path';

/** The address of the function in its platform. */
const functionAddress = '/api';

/** Seconds for which a function may run: longer than a relay may take for a message. */
export const maxDuration = 60;

/** Once a day, because a plan without more refuses the deployment. */
const dailySchedule = '0 6 * * *';

/** A path with other characters than those of pages, or with punctuation at its end. */
const oddPath = '/.*[^a-z0-9/._-].*|/.*[._-]';

type Route =
  | { handle: 'filesystem' | 'error' | 'hit' }
  | {
      src: string;
      caseSensitive: true;
      dest?: string;
      status?: number;
      headers?: Record<string, string>;
      continue?: true;
    };

type Action = Omit<Extract<Route, { src: string }>, 'src' | 'caseSensitive'>;

function route(src: string, action: Action): Route {
  return { src, caseSensitive: true, ...action };
}

/**
 * Returns the configuration of Vercel's Build Output API, with the answers of the site's other servers.
 *
 * Source: https://vercel.com/docs/build-output-api/configuration
 *
 * @param files of the site, with forward slashes
 * @param info of the same build
 */
export function platformConfig(files: readonly string[], { routes, pages, redirects }: SiteInfo) {
  const names = Object.keys(routes).map((address) => address.replace(`${functionAddress}/`, ''));
  const corrected = [...Object.keys(redirects).map(keyOf).map(escapePattern), oddPath];
  return {
    version: 3,
    routes: [
      route('^.*$', { headers: transportHeaders, continue: true }),
      route(`^(?!${functionAddress}/(?:${names.join('|')})$).*$`, { headers: siteHeaders, continue: true }),
      ...redirectRules.map(({ pattern, target }) =>
        route(pattern.source, { status: 308, headers: { Location: target } }),
      ),
      ...prefixedHomes.map((home) => route(`^${home}/$`, { dest: home })),
      // Files without an address of their own, which the platform would serve.
      ...notFoundFolders.map((folder) => route(`^${folder}/(?:.*/)?(?:404|index)$`, notFound(folder))),
      route(`^${functionAddress}/(${names.map(escapePattern).join('|')})$`, {
        dest: `${functionAddress}?${routeParameter}=$1`,
      }),
      route(`^${functionAddress}$`, notFound('')),
      { handle: 'filesystem' },
      // Only an address that can be corrected needs the function.
      route(`^(${corrected.join('|')})$`, { dest: `${functionAddress}?${pathParameter}=$1` }),
      { handle: 'error' },
      ...notFoundFolders.map((folder) => route(`^${folder}/.*$`, notFound(folder))),
      // Headers of a file only when it is there: a missing file must not be kept for a year.
      { handle: 'hit' },
      route('^.*\\.\\w+$', { headers: { 'Content-Security-Policy': filePolicy }, continue: true }),
      ...fileHeaders.map(({ prefixes, headers }) =>
        route(`^(?:${prefixes.map(escapePattern).join('|')})`, { headers, continue: true }),
      ),
    ] satisfies Route[],
    overrides: Object.fromEntries(
      files.flatMap((file) => {
        const override = overrideOf(file, pages);
        return override ? [[file, override]] : [];
      }),
    ),
    crons: [{ path: '/api/outbox', schedule: dailySchedule }],
  };
}

/** Returns the address that a visitor requested, from the address with which the function is called. */
export function requestedAddress(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://host');
  const [route, path] = [searchParams.get(routeParameter), searchParams.get(pathParameter)];
  if (pathname !== functionAddress || (route ?? path) === null) return url;
  for (const name of [routeParameter, pathParameter]) searchParams.delete(name);
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  if (path === null) return `${functionAddress}/${route}${query}`;
  // The routes have removed repeated slashes, so a second one was coded.
  return encodeURI(path).replace(/(?<=\/)\//g, '%2F') + query;
}

const transportHeaders = { 'Strict-Transport-Security': 'max-age=31536000' };

const siteHeaders = { ...commonHeaders, ...staticHeaders, ...pageHeaders };

function notFound(folder: string): Action {
  return { dest: `${folder}/404`, status: 404, headers: missingHeaders };
}

/** Returns the path and type of a file where the platform would choose another. */
function overrideOf(
  file: string,
  pages: readonly string[],
): { path?: string; contentType: string } | undefined {
  const contentType = contentTypeOf(file);
  if (isPage(file, pages)) return { path: file.replace(/\.html$/, ''), contentType };
  return /\.(vcf|webmanifest|json)$/.test(file) ? { contentType } : undefined;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
