import { useLocale, useTranslations } from 'next-intl';
import { getPathname, otherLocale } from '@/i18n/navigation';

type Props = {
  /** The path of this page in the other language, without a language; its home where the page does not exist. */
  href: string;
  className?: string;
};

/** Loads the other language as a new document, so that `lang`, direction and fonts change together. */
export function LanguageLink({ href, className }: Props) {
  const locale = useLocale();
  const t = useTranslations('SiteHeader');
  const other = otherLocale(locale);
  return (
    <a
      className={className}
      href={getPathname({ href, locale: other })}
      lang={other}
      hrefLang={other}
      title={t('languageTitle')}
    >
      {t('language')}
    </a>
  );
}
