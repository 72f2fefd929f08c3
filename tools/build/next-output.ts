import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { routing } from '../../i18n/routing';

const built = z.object({ pathname: z.string(), filePath: z.string() });

/** What of the adapter's list the build reads: an upgrade of Next that moves any of it stops here. */
const outputsSchema = z.object({
  projectDir: z.string(),
  /** Those with a type answer an address; the others are parts of the payload. */
  prerenders: z
    .array(
      z.union([
        z.object({
          pathname: z.string(),
          routeType: z.enum(['page', 'route']),
          compute: z.string(),
          /** A status only where it is not 200. */
          fallback: z.object({ filePath: z.string(), initialStatus: z.number().optional() }),
        }),
        z.object({ pathname: z.string(), routeType: z.undefined().optional() }),
      ]),
    )
    .refine((all) => all.some(({ routeType }) => routeType === 'page'), 'has no page'),
  staticFiles: z.array(built),
  appRoutes: z.array(built.extend({ assets: z.record(z.string(), z.string()) })),
});

/** A file that Next has built, and where it belongs in the folder that is served. */
export type BuiltFile = { source: string; target: string };

/** A route that runs code: its address, the file that answers, and every file that this needs, by its path in the server. */
type BuiltRoute = { address: string; entry: string; files: Record<string, string> };

export type NextOutput = { pages: BuiltFile[]; files: BuiltFile[]; routes: BuiltRoute[] };

/**
 * What `next build` has built, as the adapter recorded it.
 *
 * @param folder that of Next's build
 * @throws Error when it has written nothing or another shape, or a page would need code when it is read
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
      // The scripts are those of Next's client, and what has no ending is Next's own error pages: no page asks for them.
      ...staticFiles
        .filter(({ pathname }) => /\.(?!js$)\w+$/.test(pathname))
        .map(({ filePath, pathname }) => ({ source: filePath, target: pathname.slice(1) })),
    ],
    routes: appRoutes
      .filter(({ pathname }) => pathname.startsWith('/api/') && !pathname.endsWith('.rsc'))
      .map(({ pathname, filePath, assets }) => {
        // Next names the files by their place in what it takes for the repository, which may be a folder further up.
        const place = (file: string) => path.relative(projectDir, file);
        const files = [filePath, ...Object.values(assets)]
          .map((file) => [place(file), file] as const)
          .filter(([file]) => isNeeded(file));
        return { address: pathname, entry: place(filePath), files: Object.fromEntries(files) };
      }),
  };
}

/** Skips records, which are bundled, and files that the server reads at run time, such as an outbox. */
function isNeeded(file: string): boolean {
  return /^(\.next|(\.\.\/)*node_modules)\//.test(file);
}

/** Hebrew pages have no prefix; a not-found page has the name that static hosts know. */
function targetOf(pathname: string): string {
  const [, locale = '', ...rest] = pathname.split('/');
  const parts = locale === routing.defaultLocale ? rest : [locale, ...rest];
  if (parts.at(-1) === 'not-found') parts[parts.length - 1] = '404';
  return parts.join('/') || 'index';
}
