import { prefixedLocales } from '../i18n/navigation';
import { routing } from '../i18n/routing';

/** An address that leads to another. */
export type Redirect = {
  from: string;
  to: string;
  /** 308 for good, 307 for now. */
  status: 307 | 308;
  /** Whether what is below the one leads below the other. */
  below?: boolean;
};

/** A rule over path and query as they were sent, so that nothing decoded ends up in a header. */
export type RedirectRule = {
  /** An expression that JavaScript, PCRE (nginx) and RE2 (Caddy) read alike. */
  pattern: string;
  /** Another one, of what the rule leaves alone. */
  except?: string;
  /** Where it leads, with the groups of the pattern as `$1` and `$2`. */
  target: string;
  status: Redirect['status'];
};

/** The homes of languages with a prefix: they have two addresses, with and without a slash (specification §2). */
export const prefixedHomes = prefixedLocales.map((locale) => `/${locale}`);

/** The folders that have a not-found page, an inner one before the one around it. */
export const notFoundFolders = [...prefixedHomes, ''].flatMap((home) => [`${home}/project`, home]);

/** The paths of files under which no visitor finds them: other forms, error pages, instructions for static hosts. */
export const hiddenPaths = '\\.(html|br|gz)$|^/index$|/(404|unavailable)$|^/_(headers|redirects)$';

/** The languages that a browser can ask for, with the code of Hebrew in older ones. */
export const knownLanguages = [...routing.locales, 'iw'];

/** The rules by which a page has one address, in order: the first that matches answers. */
export function redirectRules(redirects: readonly Redirect[]): RedirectRule[] {
  return [
    // Browsers read a backslash as a slash, and two at the beginning would name another host.
    { pattern: '^([^?]*?)(?:[/\\\\]{2,}|\\\\)(.*)$', target: '$1/$2', status: 308 },
    ...redirects.map(({ from, to, status, below }) =>
      below
        ? { pattern: `^${from}(?:/(.*)|(\\?.*))?$`, target: `${to}$1$2`, status }
        : { pattern: `^${from}(\\?.*)?$`, target: `${to}$1`, status },
    ),
    {
      pattern: '^(/[^?]+)/(\\?.*)?$',
      except: `^(?:${prefixedHomes.join('|')})/(?:\\?|$)`,
      target: '$1$2',
      status: 308,
    },
  ];
}
