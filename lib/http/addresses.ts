import { prefixedLocales } from '../../i18n/navigation';
import { routing } from '../../i18n/routing';
import { cleanAddress, joinAddress } from '../clean-address';
import type { SiteInfo } from './site-info';

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
export const hiddenPaths = /\.(br|gz)$|^\/index$|\/404$|^\/_(headers|redirects)$/;

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

/** Rules that one answer combines; a longer chain takes several answers. */
const longestChain = 8;

/** Returns the final target of all rules, or the same address without any. */
export function followRules(url: string): string {
  let target = url;
  for (let step = 0; step < longestChain; step += 1) {
    const rule = redirectRules.find(({ pattern }) => pattern.test(target));
    if (!rule) break;
    target = target.replace(rule.pattern, rule.target);
  }
  return target;
}

/** Returns the form of a path that is the same for every spelling of it. */
export function keyOf(path: string): string {
  return followRules(cleanAddress(path).path);
}

/**
 * Returns a function for addresses without a file: it returns the page or the target of the former address that fits an
 * address as people get it, undefined without any. Its query and anchor are kept.
 */
export function createCorrection({ pages, redirects }: Pick<SiteInfo, 'pages' | 'redirects'>) {
  const targets = new Map(pages.map((page) => [page, page]));
  for (const [path, target] of Object.entries(redirects)) targets.set(keyOf(path), target);
  return (url: string): string | undefined => {
    const address = cleanAddress(url);
    const target = targets.get(followRules(address.path));
    return target === undefined ? undefined : joinAddress(target, address);
  };
}
