import { useLocale, useTranslations } from 'next-intl';
import { LostPanel } from '@/components/lost-panel';

/** The not-found page of SPEC §2. Its links load documents: “Return to Home” leads to the Hebrew site, also from English. */
export function Missing() {
  const locale = useLocale();
  const t = useTranslations('NotFound');
  return (
    <LostPanel title={t('title')} codeIsHeading={locale === 'en'}>
      <p className="lead">{t('text')}</p>
      <p>
        <a className="button" href="/" hrefLang="he">
          {t('home')}
        </a>
      </p>
      <p>
        <a className="link" href="/en" hrefLang="en">
          {t('other')}
        </a>
      </p>
    </LostPanel>
  );
}
