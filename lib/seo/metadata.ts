import type { Metadata } from 'next';
import { getPathname } from '../../i18n/navigation';
import { type Locale, routing } from '../../i18n/routing';
import { withoutPaths } from '../text-paths';

/** The address of the site without a trailing slash, fixed at build. */
export const siteUrl = (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:4000').replace(/\/$/, '');

/**
 * Returns the absolute address of a page, for its canonical link and for other sites.
 *
 * @param href the path without a language, as for getPathname
 */
export function pageUrl(href: string, locale: Locale): string {
  return absoluteUrl(getPathname({ href, locale }));
}

/** Returns the absolute address of a path of the site, such as a picture. */
export function absoluteUrl(path: string): string {
  return siteUrl + path;
}

/**
 * Returns the absolute address of a page in each of its languages, and x-default (the Hebrew page).
 *
 * @param href the path without a language, as for getPathname
 */
export function alternates(href: string, locales: readonly Locale[]): Record<string, string> {
  const languages = Object.fromEntries(locales.map((locale) => [locale, pageUrl(href, locale)] as const));
  return { ...languages, 'x-default': pageUrl(href, routing.defaultLocale) };
}

type Page = {
  locale: Locale;
  /** The path without a language. */
  href: string;
  title: string;
  description: string;
  /** A JPEG of 1200×630 pixels from findShareImage. */
  shareImage: { src: string; alt: string };
  /** The languages in which the page exists; all by default. */
  locales?: readonly Locale[];
};

/**
 * Returns the head of an indexable page: title, description, canonical address, alternates, share image, and the
 * manifest of its language.
 */
export function pageMetadata({
  locale,
  href,
  title,
  description,
  shareImage,
  locales = routing.locales,
}: Page) {
  const canonical = pageUrl(href, locale);
  const image = { url: absoluteUrl(shareImage.src), alt: shareImage.alt };
  return withoutPaths({
    title,
    description,
    alternates: { canonical, languages: alternates(href, locales) },
    openGraph: {
      type: 'website',
      url: canonical,
      title,
      description,
      images: { ...image, type: 'image/jpeg', width: 1200, height: 630 },
      locale: openGraphLocale[locale],
      alternateLocale: locales.filter((other) => other !== locale).map((other) => openGraphLocale[other]),
    },
    twitter: { card: 'summary_large_image', images: image },
    manifest: getPathname({ href: '/manifest.webmanifest', locale }),
  } satisfies Metadata);
}

/** Returns the head of a page that search engines must not index, such as a not-found page. */
export function hiddenMetadata(title: string): Metadata {
  return withoutPaths({ title, robots: { index: false } });
}

const openGraphLocale: Record<Locale, string> = { he: 'he_IL', en: 'en_GB' };
