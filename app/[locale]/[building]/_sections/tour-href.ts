import { getPathname } from '@/i18n/navigation';
import type { Locale } from '@/i18n/routing';

/** Tells whether a tour is on another site, from which nothing may load before a click. */
export function isExternal(url: string): boolean {
  return !url.startsWith('/');
}

/**
 * Returns the address of a tour in the language of the page.
 *
 * @param url a path of this site, or an https address elsewhere, which is returned unchanged
 */
export function tourHref(url: string, locale: Locale): string {
  return isExternal(url) ? url : getPathname({ href: url, locale });
}
