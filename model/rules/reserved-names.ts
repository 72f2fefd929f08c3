import { routing } from '../../i18n/routing';

/** Names at the root of the site that no building can have: other pages, folders of files, languages. */
export const reservedNames: readonly string[] = [
  ...routing.locales,
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
  'not-found',
  'partners',
  'people',
  'pictures',
  'share-images',
  'privacy',
  'project',
  'projects',
  'social',
  'spaces',
  'tour',
];
