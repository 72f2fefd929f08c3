import { type Locale, routing } from './routing';

/**
 * Returns the address of a page in a language.
 *
 * @param href the path without a language, with or without a query or anchor: `/`, `/#contact`, `/project/3`
 * @returns `/#contact` in Hebrew, `/en#contact` in English
 */
export function getPathname({ href, locale }: { href: string; locale: Locale }): string {
  if (locale === routing.defaultLocale) return href;
  return `/${locale}${href.replace(/^\/(?=$|[#?])/, '')}`;
}

/** Returns the other languages of the site. */
export function otherLocales(locale: Locale): Locale[] {
  return routing.locales.filter((other) => other !== locale);
}

/** The languages whose addresses begin with their code. */
export const prefixedLocales = otherLocales(routing.defaultLocale);
