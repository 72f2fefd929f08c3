import { prefixedLocales } from '../../i18n/navigation';
import { routing } from '../../i18n/routing';

/** A rule over path and query as they were sent, so that nothing decoded ends up in a header. */
type RedirectRule = {
  pattern: RegExp;
  /** Where it leads, with the groups of the pattern as `$1` and `$2`. */
  target: string;
};

/** The homes of languages with a prefix: they have two addresses, with and without a slash (specification §2). */
export const prefixedHomes = prefixedLocales.map((locale) => `/${locale}`);

/** The folders that have a not-found page, an inner one before the one around it. */
export const notFoundFolders = [...prefixedHomes, ''].flatMap((home) => [`${home}/project`, home]);

/** The paths of files under which no visitor finds them: other forms, error pages, instructions for static hosts. */
export const hiddenPaths = /\.(html|br|gz)$|^\/index$|\/(404|unavailable)$|^\/_(headers|redirects)$/;

/** The rules by which a page has one address, in order: the first that matches answers 308. */
export const redirectRules: readonly RedirectRule[] = [
  // Browsers read a backslash as a slash, and two at the beginning would name another host.
  { pattern: /^([^?]*?)(?:[/\\]{2,}|\\)(.*)$/, target: '$1/$2' },
  { pattern: new RegExp(`^/${routing.defaultLocale}(?:/(.*)|(\\?.*))?$`), target: '/$1$2' },
  {
    pattern: new RegExp(`^(?!(?:${prefixedHomes.join('|')})/(?:\\?|$))(/[^?]+)/(\\?.*)?$`),
    target: '$1$2',
  },
];
