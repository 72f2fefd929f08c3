import type { Metadata } from 'next';
import { getPathname } from './navigation';
import { type Locale, routing } from './routing';

/** The address of the site without a slash at its end, fixed at build. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL ?? 'http://localhost:4000').replace(/\/$/, '');

/**
 * The absolute address of a page in each language that has it, and x-default (the Hebrew page).
 *
 * @param href the path without a language, as for getPathname
 */
export function alternates(href: string, locales: readonly Locale[]): Record<string, string> {
  const languages = Object.fromEntries(
    locales.map((locale) => [locale, absolute(getPathname({ href, locale }))] as const),
  );
  return { ...languages, 'x-default': languages[routing.defaultLocale] ?? absolute(href) };
}

function absolute(path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path;
}

type Page = {
  locale: Locale;
  /** The path without a language. */
  href: string;
  title: string;
  description: string;
  /** The languages in which the page exists; all of them unless said. */
  locales?: readonly Locale[];
};

/** The head of an indexable page: title, description, canonical address and the alternates towards the other language. */
export function pageMetadata({
  locale,
  href,
  title,
  description,
  locales = routing.locales,
}: Page): Metadata {
  const canonical = absolute(getPathname({ href, locale }));
  return {
    title,
    description,
    alternates: { canonical, languages: alternates(href, locales) },
    openGraph: { type: 'website', url: canonical, title, description, locale: openGraphLocale[locale] },
  };
}

/** The head of a page that no search engine should keep: not-found pages and the like. */
export function hiddenMetadata(title: string): Metadata {
  return { title, robots: { index: false } };
}

const openGraphLocale: Record<Locale, string> = { he: 'he_IL', en: 'en_GB' };
