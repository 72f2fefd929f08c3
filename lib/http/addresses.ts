import { prefixedLocales } from '../../i18n/navigation';
import { routing } from '../../i18n/routing';

/** A rule for path and query as they were sent, so that decoded text never reaches a header. */
type RedirectRule = {
  pattern: RegExp;
  /** The target, with the groups of the pattern as `$1` and `$2`. */
  target: string;
};

/** The homes of languages with a prefix: they have two addresses, with and without a slash (specification §2). */
export const prefixedHomes = prefixedLocales.map((locale) => `/${locale}`);

/** Folders with a not-found page, inner ones first. */
export const notFoundFolders = [...prefixedHomes, ''].flatMap((home) => [`${home}/project`, home]);

/** Paths of files that have no address of their own: other encodings, error pages, instructions for static hosts. */
export const hiddenPaths = /\.(html|br|gz)$|^\/index$|\/404$|^\/_(headers|redirects)$/;

/** The redirects to the one address of each page, in order: the first match answers 308. */
export const redirectRules: readonly RedirectRule[] = [
  // Browsers read a backslash as a slash, and two leading slashes would name another host.
  { pattern: /^([^?]*?)(?:[/\\]{2,}|\\)(.*)$/, target: '$1/$2' },
  { pattern: new RegExp(`^/${routing.defaultLocale}(?:/(.*)|(\\?.*))?$`), target: '/$1$2' },
  {
    pattern: new RegExp(`^(?!(?:${prefixedHomes.join('|')})/(?:\\?|$))(/[^?]+)/(\\?.*)?$`),
    target: '$1$2',
  },
  // Earlier versions continued the list of projects on further pages.
  ...['', ...prefixedHomes].map((home) => ({
    pattern: new RegExp(`^${home}/projects/\\d+(\\?.*)?$`),
    target: `${home || '/'}$1#projects`,
  })),
];
