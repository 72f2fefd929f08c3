import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { indexPattern } from './content/index-pattern';
import { listPictureHashes, listPreviewHashes } from './content/made-files';
import { listDraftNames, listProjectIndices, showsDrafts } from './content/project-records';
import { listTourSceneIds } from './content/tour-scenes';
import { siteUrl } from './i18n/metadata';
import { responseHeaders } from './server/response-headers';

/** Answers with the language's prerendered not-found page, status 404. */
function missing(locale: string, source: string, page: 'missing' | 'missing-project') {
  return { source, destination: `/${locale}/${page}` };
}

const hebrewIndices = indexPattern(listProjectIndices('he'));
const englishIndices = indexPattern(listProjectIndices('en'));
/** The pictures of these rest under `public`, and are not to be had yet. */
const hiddenProjects = showsDrafts ? [] : listDraftNames();
const scenes = listTourSceneIds().join('|');
const [firstScene] = listTourSceneIds();

/** Every page and every file that tells machines about them, as patterns of the address. */
const pages = [
  ...['/', '/en', '/en/', '/robots.txt', '/sitemap.xml'],
  ...['/hartuvcenter', '/accessibility', '/manifest.webmanifest', `/tour/:scene(${scenes})`].flatMap(
    (path) => [path, `/en${path}`],
  ),
  `/project/:index(${hebrewIndices})`,
  `/en/project/:index(${englishIndices})`,
];

/** Few requests and few bytes for each kind of page; e2e/budgets.spec.ts holds what comes of it. */
const cssChunking = { type: 'graph', requestCost: 40_000, weightDistribution: 1 } as const;

const config: NextConfig = {
  // What a deploy takes along: a server that needs nothing but Node (scripts/standalone.ts).
  output: 'standalone',
  // Another lock file further up the disk would move the server into a folder of its own.
  outputFileTracingRoot: process.cwd(),
  // Every picture is made at build: an open resizer would only spend the processor.
  images: { unoptimized: true },
  // The pages of a finished server are compressed; none is ever written again, so that its folder can be read-only.
  cacheHandler: path.resolve('scripts/page-cache.mjs'),
  outputFileTracingExcludes: { '*': ['node_modules/sharp/**', 'node_modules/@img/**'] },
  poweredByHeader: false,
  trailingSlash: false,
  // `/en/` answers the English home (SPEC §2); every other trailing slash is redirected below.
  skipTrailingSlashRedirect: true,
  experimental: {
    globalNotFound: true,
    // One address for one page: without this `/EN` would be a second one.
    caseSensitiveRoutes: true,
    isrFlushToDisk: false,
    // Next leaves one to itself, which has nothing to do while pages are rendered.
    cpus: availableParallelism(),
    cssChunking,
  },
  headers: async () =>
    responseHeaders({
      url: siteUrl,
      preview: Boolean(process.env.SITE_PREVIEW),
      pages,
      pictureHashes: listPictureHashes(),
      previewHashes: listPreviewHashes(),
    }),
  rewrites: async () => ({
    // Hebrew pages stand without a prefix; the set of addresses is closed, so that nothing unknown is ever rendered.
    beforeFiles: [
      { source: '/', destination: '/he' },
      // A pattern matches in any case: what the visitor wrote goes on, so that only the one true spelling is found.
      { source: '/:page(hartuvcenter|accessibility|manifest.webmanifest)', destination: '/he/:page' },
      { source: `/:kind(project)/:index(${hebrewIndices})`, destination: '/he/:kind/:index' },
      missing('he', '/project/:path*', 'missing-project'),
      missing('en', `/en/project/:index((?!(?:${englishIndices})$)[^/]*)`, 'missing-project'),
      missing('en', '/en/project/:index/:path+', 'missing-project'),
      { source: `/:kind(tour)/:scene(${scenes})`, destination: '/he/:kind/:scene' },
      missing('he', '/tour/:path*', 'missing'),
      ...hiddenProjects.map((name) => missing('he', `/projects/${name}/:path*`, 'missing')),
      missing('en', `/en/tour/:scene((?!(?:${scenes})$)[^/]*)`, 'missing'),
      missing('he', '/index', 'missing'),
      missing('en', '/en/index', 'missing'),
    ],
    afterFiles: [],
    // A hashed file or a route that is not there must not be kept as a page is: Next's own answer is kept by nobody.
    fallback: [
      missing('en', '/en/:path*', 'missing'),
      missing('he', '/:path((?!_next/static/|api/).*)', 'missing'),
    ],
  }),
  redirects: async () => [
    { source: '/tour', destination: `/tour/${firstScene}`, permanent: false },
    { source: '/en/tour', destination: `/en/tour/${firstScene}`, permanent: false },
    { source: '/he', destination: '/', permanent: true },
    { source: '/he/:path*', destination: '/:path*', permanent: true },
    { source: '/:path((?!en/$).+)/', destination: '/:path', permanent: true },
  ],
};

export default createNextIntlPlugin({
  experimental: { createMessagesDeclaration: './messages/he.json' },
})(config);
