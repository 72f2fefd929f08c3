import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { routing } from '../../i18n/routing';

const built = z.object({ pathname: z.string(), filePath: z.string() });

/** The parts of the adapter's list that the build reads. An upgrade of Next that changes them stops the build. */
const outputsSchema = z.object({
  projectDir: z.string(),
  /** Entries with a `routeType` have an address; entries without it are parts of the payload. */
  prerenders: z
    .array(
      z.union([
        z.object({
          pathname: z.string(),
          routeType: z.enum(['page', 'route']),
          compute: z.string(),
          /** `initialStatus` is missing for status 200. */
          fallback: z.object({ filePath: z.string(), initialStatus: z.number().optional() }),
        }),
        z.object({ pathname: z.string(), routeType: z.undefined().optional() }),
      ]),
    )
    .refine((all) => all.some(({ routeType }) => routeType === 'page'), 'has no page'),
  staticFiles: z.array(built),
  appRoutes: z.array(built.extend({ assets: z.record(z.string(), z.string()) })),
});

/** A file that Next has built, and its path in the served folder. */
export type BuiltFile = { source: string; target: string };

/** A route that runs code: its address, its entry file, and the files that it needs, by their paths in the server. */
type BuiltRoute = { address: string; entry: string; files: Record<string, string> };

export type NextOutput = { pages: BuiltFile[]; files: BuiltFile[]; routes: BuiltRoute[] };

/**
 * Returns the output of `next build` from the list of the adapter.
 *
 * @param folder the output folder of Next
 * @throws Error when the list is missing or has another shape, or a page is not prerendered
 */
export function readNextOutput(folder = '.next'): NextOutput {
  const { data, error } = outputsSchema.safeParse(
    JSON.parse(readFileSync(path.join(folder, 'adapter-outputs.json'), 'utf8')),
  );
  if (error) throw new Error(`The output of Next’s adapter has another shape: ${z.prettifyError(error)}`);
  const { projectDir, prerenders, staticFiles, appRoutes } = data;
  const answers = prerenders.flatMap((answer) =>
    answer.routeType && !answer.pathname.startsWith('/_') && answer.fallback.initialStatus !== 404
      ? [answer]
      : [],
  );
  const dynamic = answers.find(({ compute }) => compute !== 'static');
  if (dynamic) throw new Error(`${dynamic.pathname} is not prerendered: make it static.`);
  const builtAs = (type: string, ending = '') =>
    answers
      .filter(({ routeType }) => routeType === type)
      .map(({ pathname, fallback }) => ({
        source: fallback.filePath,
        target: targetOf(pathname) + ending,
      }));
  return {
    pages: builtAs('page', '.html'),
    files: [
      ...builtAs('route'),
      // Skips the scripts of Next's client, and error pages (without an extension): no page requests them.
      ...staticFiles
        .filter(({ pathname }) => /\.(?!js$)\w+$/.test(pathname))
        .map(({ filePath, pathname }) => ({ source: filePath, target: pathname.slice(1) })),
    ],
    routes: appRoutes
      .filter(({ pathname }) => pathname.startsWith('/api/') && !pathname.endsWith('.rsc'))
      .map(({ pathname, filePath, assets }) => {
        // Paths are relative to the root of the repository as Next detects it, which may be a parent folder.
        const relativePath = (file: string) => path.relative(projectDir, file);
        const files = [filePath, ...Object.values(assets)]
          .map((file) => [relativePath(file), file] as const)
          .filter(([file]) => isNeeded(file));
        return { address: pathname, entry: relativePath(filePath), files: Object.fromEntries(files) };
      }),
  };
}

/** Skips bundled records, and files that the server reads at run time, such as an outbox. */
function isNeeded(file: string): boolean {
  return /^(\.next|(\.\.\/)*node_modules)\//.test(file);
}

/** Returns the path of a page: Hebrew has no prefix, and static hosts require 404 as the name of a not-found page. */
function targetOf(pathname: string): string {
  const [, locale = '', ...rest] = pathname.split('/');
  const parts = locale === routing.defaultLocale ? rest : [locale, ...rest];
  if (parts.at(-1) === 'not-found') parts[parts.length - 1] = '404';
  return parts.join('/') || 'index';
}
