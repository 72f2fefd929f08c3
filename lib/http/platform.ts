import { notFoundFolders, prefixedHomes, redirectRules } from './addresses';
import { contentTypeOf } from './files';
import {
  commonHeaders,
  fileHeaders,
  filePolicy,
  missingHeaders,
  pageHeaders,
  staticHeaders,
} from './headers';

/** The parameter in the address of the function that has the address of a route below /api/. */
export const routeParameter = 'route';

/** The address of the function in its platform. */
export const functionAddress = '/api';

/** Seconds for which a function may run: longer than a relay may take for a message. */
export const maxDuration = 60;

/** Once a day, because a plan without more refuses the deployment. */
const dailySchedule = '0 6 * * *';

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
 * @param routes the addresses of the routes, such as /api/email/send
 */
export function platformConfig(files: readonly string[], routes: readonly string[]) {
  const names = routes.map((address) => address.replace(`${functionAddress}/`, '')).map(escapePattern);
  return {
    version: 3,
    routes: [
      route('^(?!/api(?:/|$)).*$', { headers: siteHeaders, continue: true }),
      ...redirectRules.map(({ pattern, target }) =>
        route(pattern.source, { status: 308, headers: { Location: target } }),
      ),
      ...prefixedHomes.map((home) => route(`^${home}/$`, { dest: home })),
      // Files without an address of their own, which the platform would serve.
      ...notFoundFolders.map((folder) =>
        route(`^${folder}/(?:.*/)?(?:404|index|[^/]*\\.html)$`, notFound(folder)),
      ),
      route(`^${functionAddress}/(${names.join('|')})$`, {
        dest: `${functionAddress}?${routeParameter}=$1`,
      }),
      route(`^${functionAddress}$`, notFound('')),
      { handle: 'filesystem' },
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
        const override = overrideOf(file);
        return override ? [[file, override]] : [];
      }),
    ),
    crons: [{ path: '/api/outbox', schedule: dailySchedule }],
  };
}

const siteHeaders = {
  ...commonHeaders,
  ...staticHeaders,
  ...pageHeaders,
  'Strict-Transport-Security': 'max-age=31536000',
};

function notFound(folder: string): Action {
  return { dest: `${folder}/404`, status: 404, headers: missingHeaders };
}

/** Returns the path and type of a file where the platform would choose another. */
function overrideOf(file: string): { path?: string; contentType: string } | undefined {
  const contentType = contentTypeOf(file);
  if (file.endsWith('.html')) return { path: file.replace(/\.html$/, ''), contentType };
  return /\.(vcf|webmanifest|json)$/.test(file) ? { contentType } : undefined;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
