import { routing } from '../../i18n/routing';

/** What is at the root of the site beside the buildings: the other pages, folders of files, and the languages. */
export const reservedNames: readonly string[] = [
  ...routing.locales,
  ...[
    '_next',
    'accessibility',
    'api',
    'brand',
    'brochures',
    'building',
    'clients',
    'home',
    'icons',
    'islands',
  ],
  ...['not-found', 'partners', 'people', 'pictures', 'previews', 'privacy', 'project', 'projects', 'social'],
  ...['spaces', 'tour', 'unavailable'],
];
