import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { prefixedLocales } from './i18n/navigation';
import { type Locale, routing } from './i18n/routing';
import { hasSpaces, listBuildingRecords, listTourSceneIds } from './model/read/building-records';
import { indexPattern } from './model/read/index-pattern';
import { listProjectIndices } from './model/read/project-records';

/** Answers with the language's not-found page. */
function notFound(locale: string, source: string, page = 'not-found') {
  return { source, destination: `/${locale}/${page}` };
}

const { defaultLocale } = routing;
const indicesOf = (locale: Locale) => indexPattern(listProjectIndices(locale));
const buildings = listBuildingRecords();
const scenes = listTourSceneIds();
const rootPages = [
  ...buildings.map(({ id }) => id),
  ...(hasSpaces() ? ['spaces'] : []),
  ...(scenes.length > 0 ? ['tour'] : []),
  'accessibility',
  'privacy',
  'manifest.webmanifest',
].join('|');
/** Possible first parts of an address, once the rules for the default language have added its prefix. */
const roots = [...routing.locales, '_next', 'api'].join('|');
/** Encodes pictures for a development server; a build has them all. */
const pictureServer = process.env.PICTURE_SERVER;

const config: NextConfig = {
  // Passes the output of Next to the steps of tools/build.
  adapterPath: path.resolve('tools/build/adapter.mjs'),
  // A lock file in a parent folder would change the root of the traced files of a route.
  outputFileTracingRoot: process.cwd(),
  // The records of the buildings, for routes on a server without the content folder.
  env: { BUILDINGS: JSON.stringify(buildings) },
  // The one other host under which `npm run dev` is visible, and its scripts allowed.
  allowedDevOrigins: process.env.EDITOR_PREVIEW_URL ? [new URL(process.env.EDITOR_PREVIEW_URL).hostname] : [],
  // Beside the editor Next's own button would cover the page's.
  ...(process.env.EDITOR_PREVIEW ? { devIndicators: false } : {}),
  // Every picture is made at build; an open resizer would only waste CPU time.
  images: { unoptimized: true },
  trailingSlash: false,
  // `/en/` answers the English home (specification §2), like every language prefix; every other trailing slash is
  // redirected below.
  skipTrailingSlashRedirect: true,
  experimental: {
    // Without this `/EN` would be a second address of a page.
    caseSensitiveRoutes: true,
    // The styles are inlined, where another sheet costs no request, so each page gets only its own.
    cssChunking: { type: 'graph', requestCost: 0, weightDistribution: 0 },
    // Use every core: Next reserves one by default.
    cpus: availableParallelism(),
  },
  // These rules serve `npm run dev`; a build needs none, because it lays the pages out by address (tools/build).
  rewrites: async () => ({
    beforeFiles: [
      { source: '/', destination: `/${defaultLocale}` },
      // Passes the original spelling on, because rewrites match case-insensitively.
      {
        source: `/:page(${rootPages})`,
        destination: `/${defaultLocale}/:page`,
      },
      ...buildings.flatMap(({ id, units = [] }) =>
        units.length > 0
          ? [
              {
                source: `/:building(${id})/:unit(${units.map(({ number }) => number).join('|')})`,
                destination: `/${defaultLocale}/:building/:unit`,
              },
            ]
          : [],
      ),
      ...(indicesOf(defaultLocale)
        ? [
            {
              source: `/:kind(project)/:index(${indicesOf(defaultLocale)})`,
              destination: `/${defaultLocale}/:kind/:index`,
            },
          ]
        : []),
      notFound(defaultLocale, '/project/:path*', 'project/not-found'),
      ...prefixedLocales.flatMap((locale) => [
        notFound(
          locale,
          `/${locale}/project/:index((?!(?:${indicesOf(locale)})$)[^/]*)`,
          'project/not-found',
        ),
        notFound(locale, `/${locale}/project/:index/:path+`, 'project/not-found'),
        notFound(locale, `/${locale}/:page((?!(?:${rootPages}|not-found)$)[^/]*)`),
      ]),
      { source: '/:kind(people)/:card([0-9]+\\.vcf)', destination: `/${defaultLocale}/:kind/:card` },
      ...(scenes.length > 0
        ? [
            {
              source: `/:kind(tour)/:scene(${scenes.join('|')})`,
              destination: `/${defaultLocale}/:kind/:scene`,
            },
          ]
        : []),
      // Otherwise the first part of an unknown address would count as a language.
      notFound(defaultLocale, `/:path((?!(?:${roots})(?:/|$))[^.]+)`),
    ],
    afterFiles: pictureServer
      ? [{ source: '/pictures/:name', destination: `${pictureServer}/pictures/:name` }]
      : [],
    fallback: [
      ...prefixedLocales.map((locale) => notFound(locale, `/${locale}/:path*`)),
      notFound(defaultLocale, '/:path((?!_next/static/|api/).*)'),
    ],
  }),
  redirects: async () => [
    { source: `/${defaultLocale}`, destination: '/', permanent: true },
    { source: `/${defaultLocale}/:path*`, destination: '/:path*', permanent: true },
    { source: `/:path((?!(?:${prefixedLocales.join('|')})/$).+)/`, destination: '/:path', permanent: true },
  ],
};

export default createNextIntlPlugin({
  // The editor changes the catalogs faster than their types are written; their keys do not change.
  experimental: process.env.EDITOR_PREVIEW ? {} : { createMessagesDeclaration: './messages/he.json' },
})(config);
