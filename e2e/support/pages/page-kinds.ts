import { buildingHref, buildings, hasSpaces, projectsIn, scenes, unit, unitHref } from '../content/records';
import { at, type Locale, locales, projectPath, tourPath } from './pages';

/** Returns the kinds of page in a language, with the address of one of each without its prefix. */
const pathsIn = (locale: Locale) => ({
  home: '/',
  project: projectPath(locale),
  building: buildingHref,
  unit: unitHref,
  spaces: '/spaces',
  statement: '/accessibility',
  tour: tourPath,
  'not found': '/nowhere',
});

export type PageKind = keyof ReturnType<typeof pathsIn>;

/** Returns one page of each kind in a language. */
export function pageKinds(locale: Locale): { kind: PageKind; url: string }[] {
  const paths = pathsIn(locale);
  const has: Partial<Record<PageKind, boolean>> = {
    project: projectsIn(locale).length > 0,
    building: buildings.length > 0,
    unit: unit !== undefined,
    spaces: hasSpaces,
    tour: scenes.length > 0,
  };
  const kinds = (Object.keys(paths) as PageKind[]).filter((kind) => has[kind] ?? true);
  return kinds.map((kind) => ({ kind, url: at(locale, paths[kind]) }));
}

/** Chromium's log message about the not-found pages among the kinds of page. */
export const missingPage = /status of 404.*\/(nowhere|project\/99)\)$/;

/** Returns the address of one page of each kind except the tour, and of both kinds of not-found page. */
export function eachKind(locale: Locale): string[] {
  const pages = pageKinds(locale).filter(({ kind }) => kind !== 'tour');
  return [...pages.map(({ url }) => url), at(locale, '/project/99')];
}

/** Returns one page of each indexable kind, in both languages. */
export function listedPages(): string[] {
  const pages = locales.flatMap(pageKinds).filter(({ kind }) => kind !== 'not found' && kind !== 'tour');
  return pages.map(({ url }) => url);
}
