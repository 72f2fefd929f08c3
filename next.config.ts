import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { indexPattern } from './content/read/index-pattern';
import { listProjectIndices, listProjectPages } from './content/read/project-records';
import { listTourSceneIds } from './content/read/tour-scenes';
import { listRedirects } from './site/redirects';

/** Answers with the language's not-found page. */
function notFound(locale: string, source: string, page = 'not-found') {
  return { source, destination: `/${locale}/${page}` };
}

const hebrewIndices = indexPattern(listProjectIndices('he'));
const englishIndices = indexPattern(listProjectIndices('en'));
const hebrewPages = listProjectPages('he').join('|');
const scenes = listTourSceneIds().join('|');

const config: NextConfig = {
  // Hands what Next has built to the steps of scripts/build.
  adapterPath: path.resolve('scripts/build/adapter.mjs'),
  // Another lock file further up the disk would move the root of what a route needs.
  outputFileTracingRoot: process.cwd(),
  // The routes read none of these; the records that they need are bundled.
  outputFileTracingExcludes: { '*': ['content/**', 'public/**', 'scripts/**'] },
  // Every picture is made at build: an open resizer would only spend the processor.
  images: { unoptimized: true },
  trailingSlash: false,
  // `/en/` answers the English home (specification §2); every other trailing slash is redirected below.
  skipTrailingSlashRedirect: true,
  experimental: {
    // One address for one page: without this `/EN` would be a second one.
    caseSensitiveRoutes: true,
    // Use every core: Next reserves one by default.
    cpus: availableParallelism(),
  },
  // These rules serve `npm run dev`; the build lays the pages out by address, so that no rule is needed (scripts/build).
  rewrites: async () => ({
    beforeFiles: [
      { source: '/', destination: '/he' },
      // Pass the original spelling on: rewrites match case-insensitively.
      { source: '/:page(hartuvcenter|accessibility|manifest.webmanifest)', destination: '/he/:page' },
      { source: `/:kind(project)/:index(${hebrewIndices})`, destination: '/he/:kind/:index' },
      notFound('he', '/project/:path*', 'project/not-found'),
      notFound('en', `/en/project/:index((?!(?:${englishIndices})$)[^/]*)`, 'project/not-found'),
      notFound('en', '/en/project/:index/:path+', 'project/not-found'),
      ...(hebrewPages
        ? [{ source: `/:kind(projects)/:page(${hebrewPages})`, destination: '/he/:kind/:page' }]
        : []),
      { source: '/:kind(people)/:card([0-9]+\\.vcf)', destination: '/he/:kind/:card' },
      { source: `/:kind(tour)/:scene(${scenes})`, destination: '/he/:kind/:scene' },
    ],
    // `npm run dev` makes a picture when a page asks for it.
    afterFiles: process.env.PICTURE_SERVER
      ? [{ source: '/pictures/:name', destination: `${process.env.PICTURE_SERVER}/:name` }]
      : [],
    fallback: [notFound('en', '/en/:path*'), notFound('he', '/:path((?!_next/static/|api/).*)')],
  }),
  redirects: async () => [
    ...listRedirects().map(({ from, to }) => ({ source: from, destination: to, permanent: false })),
    { source: '/he', destination: '/', permanent: true },
    { source: '/he/:path*', destination: '/:path*', permanent: true },
    { source: '/:path((?!en/$).+)/', destination: '/:path', permanent: true },
  ],
};

export default createNextIntlPlugin({
  experimental: { createMessagesDeclaration: './messages/he.json' },
})(config);
