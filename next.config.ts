import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { listProjectIndices } from './content/projects';
import { listTourSceneIds } from './content/tour-scenes';

/** Answers with the language's prerendered not-found page, status 404. */
function missing(locale: string, source: string, page: 'missing' | 'missing-project') {
  return { source, destination: `/${locale}/${page}` };
}

const hebrewIndices = listProjectIndices('he').join('|');
const englishIndices = listProjectIndices('en').join('|');
const scenes = listTourSceneIds().join('|');
const [firstScene] = listTourSceneIds();

const config: NextConfig = {
  poweredByHeader: false,
  trailingSlash: false,
  // `/en/` answers the English home (SPEC §2); every other trailing slash is redirected below.
  skipTrailingSlashRedirect: true,
  experimental: { globalNotFound: true },
  rewrites: async () => ({
    // Hebrew pages stand without a prefix; the set of addresses is closed, so that nothing unknown is ever rendered.
    beforeFiles: [
      { source: '/', destination: '/he' },
      { source: '/hartuvcenter', destination: '/he/hartuvcenter' },
      { source: '/accessibility', destination: '/he/accessibility' },
      { source: '/manifest.webmanifest', destination: '/he/manifest.webmanifest' },
      { source: `/project/:index(${hebrewIndices})`, destination: '/he/project/:index' },
      missing('he', '/project/:path*', 'missing-project'),
      missing('en', `/en/project/:index((?!(?:${englishIndices})$)[^/]*)`, 'missing-project'),
      missing('en', '/en/project/:index/:path+', 'missing-project'),
      { source: `/tour/:scene(${scenes})`, destination: '/he/tour/:scene' },
      missing('he', '/tour/:path*', 'missing'),
      missing('en', `/en/tour/:scene((?!(?:${scenes})$)[^/]*)`, 'missing'),
      missing('he', '/index', 'missing'),
      missing('en', '/en/index', 'missing'),
    ],
    afterFiles: [],
    fallback: [missing('en', '/en/:path*', 'missing'), missing('he', '/:path*', 'missing')],
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
