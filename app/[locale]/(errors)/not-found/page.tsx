import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { NotFoundPanel } from '@/components/frame/not-found-panel';
import type { Locale } from '@/i18n/routing';
import { hiddenMetadata } from '@/lib/seo/metadata';
import { getCompany } from '@/model';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  return hiddenMetadata(t('notFoundTitle', { company: getCompany(locale).name }));
}

/**
 * Renders the 404 page of every unknown address (specification §2); “Return to Home” leads to the Hebrew site, also
 * from English.
 */
export default function NotFoundPage() {
  const locale = useLocale();
  const t = useTranslations('NotFound');
  return (
    <NotFoundPanel title={t('title')} codeIsHeading={locale === 'en'}>
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
    </NotFoundPanel>
  );
}
