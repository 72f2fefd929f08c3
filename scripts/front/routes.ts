import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Rule = { source: string; destination: string; regex: string; statusCode?: number };

/** An address to ask for, and the name under which its answer is kept. */
export type Place = {
  place: string;
  address: string;
  /** The parts that the router of the browser asks for; null where there is nothing but the file itself. */
  segments: string[] | null;
};

/** Addresses that the pattern matches answer what is kept under the name of the place. */
export type Missing = { pattern: string; anyCase: boolean; place: string };

/** Addresses that the pattern matches lead to the target, in which `$1` is the first group. */
export type Redirect = { status: number; pattern: string; target: string };

export type Routes = { id: string; places: Place[]; missing: Missing[]; redirects: Redirect[] };

/** Next's own answer to a hashed file that is not there is unlike every other. */
const noSuchFile = { pattern: '^/_next/static/', anyCase: false, place: '/_next/static/none' };

/**
 * Every address at which the finished server answers with something made at build, as the manifests of the build and
 * the folders of files name them. The manifests are internal to Next: its version is pinned, and a test compares
 * the front with the server.
 *
 * @param server the folder of the standalone server
 */
export function readRoutes(server: string): Routes {
  const build = path.join(server, '.next');
  const manifest = readJson(path.join(build, 'routes-manifest.json'));
  const rules = [
    ...manifest.rewrites.beforeFiles.map((rule: Rule) => ({ ...rule, anyCase: true })),
    ...manifest.rewrites.fallback.map((rule: Rule) => ({ ...rule, anyCase: false })),
  ] as (Rule & { anyCase: boolean })[];
  const pages = Object.keys(readJson(path.join(build, 'prerender-manifest.json')).routes)
    .filter((page) => !page.startsWith('/_'))
    .map((page) => ({ page, ...readMeta(build, page) }));
  const lost = new Set(pages.filter(({ status }) => status === 404).map(({ page }) => page));
  const last = rules.at(-1)?.destination ?? '';
  return {
    id: readFileSync(path.join(build, 'BUILD_ID'), 'utf8'),
    places: [
      ...pages.map(({ page, segments }) => {
        const address = lost.has(page) ? exampleOf(page, rules) : page.replace(/^\/he(\/|$)/, '/');
        return { place: lost.has(page) ? page : address, address, segments };
      }),
      ...listFiles(path.join(server, 'public'), '/'),
      ...listFiles(path.join(build, 'static'), '/_next/static/'),
      { place: noSuchFile.place, address: noSuchFile.place, segments: null },
    ],
    missing: [
      noSuchFile,
      // A rule for pages takes any spelling; the one that is a page has a place, and any other is on the last page.
      ...rules.map(({ regex, anyCase, destination }) => ({
        pattern: regex,
        anyCase,
        place: lost.has(destination) ? destination : last,
      })),
    ],
    redirects: manifest.redirects.map(toRedirect),
  };
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readMeta(build: string, page: string): { status: number; segments: string[] | null } {
  const file = path.join(build, 'server', 'app', `${page}.meta`);
  const meta = existsSync(file) ? readJson(file) : {};
  return { status: meta.status ?? 200, segments: meta.segmentPaths ?? null };
}

/** An address that nobody has, which the last rule for a not-found page leads there. */
function exampleOf(page: string, rules: readonly Rule[]): string {
  const rule = rules.findLast(({ destination }) => destination === page);
  if (!rule) throw new Error(`No address leads to ${page}.`);
  return `${rule.source.split(':')[0]}none`;
}

function listFiles(folder: string, prefix: string): Place[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => prefix + path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((address) => ({ place: address, address, segments: null }));
}

function toRedirect({ source, destination, regex, statusCode = 308 }: Rule): Redirect {
  const groups = Array.from(source.matchAll(/:(\w+)/g), ([, name]) => name);
  const target = destination.replace(/:(\w+)\*?/g, (_, name) => `$${groups.indexOf(name) + 1}`);
  return { status: statusCode, pattern: regex, target };
}
