import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AdapterOutput } from 'next';
import { routing } from '../../i18n/routing';

type Outputs = {
  projectDir: string;
  prerenders: AdapterOutput['PRERENDER'][];
  staticFiles: AdapterOutput['STATIC_FILE'][];
  appRoutes: AdapterOutput['APP_ROUTE'][];
};

/** A file that Next has built, and where it belongs in the folder that is served. */
export type BuiltFile = { source: string; target: string };

/** A route that runs code: its address, the file that answers, and every file that this needs, by its path in the server. */
type BuiltRoute = { address: string; entry: string; files: Record<string, string> };

export type NextOutput = { pages: BuiltFile[]; files: BuiltFile[]; routes: BuiltRoute[] };

/**
 * What `next build` has built, as the adapter recorded it.
 *
 * @param folder that of Next's build
 * @throws Error when it has written nothing, or a page would need code when it is read
 */
export function readNextOutput(folder = '.next'): NextOutput {
  const { projectDir, prerenders, staticFiles, appRoutes }: Outputs = JSON.parse(
    readFileSync(path.join(folder, 'adapter-outputs.json'), 'utf8'),
  );
  const answers = prerenders.filter(({ routeType, pathname }) => routeType && !pathname.startsWith('/_'));
  const dynamic = answers.find(({ compute }) => compute !== 'static');
  if (dynamic) throw new Error(`${dynamic.pathname} is not prerendered: make it static.`);
  const builtAs = (type: string, ending = '') =>
    answers
      .filter(({ routeType }) => routeType === type)
      .map(({ pathname, fallback }) => ({
        source: fallback?.filePath ?? '',
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
        const files = [filePath, ...Object.values(assets)].map((file) => [place(file), file]);
        return { address: pathname, entry: place(filePath), files: Object.fromEntries(files) };
      }),
  };
}

/** Hebrew pages have no prefix; a not-found page has the name that static hosts know. */
function targetOf(pathname: string): string {
  const [, locale = '', ...rest] = pathname.split('/');
  const parts = locale === routing.defaultLocale ? rest : [locale, ...rest];
  if (parts.at(-1) === 'not-found') parts[parts.length - 1] = '404';
  return parts.join('/') || 'index';
}
