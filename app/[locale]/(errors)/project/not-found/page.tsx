import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { NotFoundPanel } from '@/components/frame/not-found-panel';
import { getPathname } from '@/i18n/navigation';
import type { Locale } from '@/i18n/routing';
import { hiddenMetadata } from '@/lib/seo/metadata';
import { getCompany } from '@/model';
import styles from './page.module.css';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  return hiddenMetadata(t('projectNotFoundTitle', { company: getCompany(locale).name }));
}

/**
 * Renders the answer to an unknown project (specification §8); the Hebrew page shows the text of the specification too
 * (specification §10.2).
 */
export default function ProjectNotFoundPage() {
  const locale = useLocale();
  const t = useTranslations('ProjectNotFound');
  return (
    <NotFoundPanel title={t('title')}>
      {locale === 'he' && (
        <p className={styles.original} lang="en" dir="ltr">
          {t('original')}
        </p>
      )}
      <p className="lead">{t('text')}</p>
      <p>
        <a className="button" href={getPathname({ href: '/#projects', locale })}>
          {t('link')}
        </a>
      </p>
    </NotFoundPanel>
  );
}
