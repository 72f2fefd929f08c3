import { nameOfLanguage } from '@/i18n/language-names';
import { getPathname } from '@/i18n/navigation';
import { type Locale, routing } from '@/i18n/routing';

type Props = {
  /** The target language. */
  to: Locale;
  /** The path of this page, without a language. */
  href: string;
  /** The languages in which the page exists, all by default; the link to another leads home. */
  locales?: readonly Locale[];
  className?: string;
};

/**
 * Renders a link that loads the page in another language as a new document, so that `lang`, direction and fonts change
 * together. Every page passes its own path through `TopBar`; the header of the home page passes `/`.
 */
export function LanguageLink({ to, href, locales = routing.locales, className }: Props) {
  const isSamePage = locales.includes(to);
  return (
    <a
      className={className}
      href={getPathname({ href: isSamePage ? href : '/', locale: to })}
      data-keeps={isSamePage || undefined}
      lang={to}
      hrefLang={to}
      title={nameOfLanguage(to)}
    >
      {to.toUpperCase()}
    </a>
  );
}
