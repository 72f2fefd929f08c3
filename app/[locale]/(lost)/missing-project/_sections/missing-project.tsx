import { useLocale, useTranslations } from 'next-intl';
import { LostPanel } from '@/components/lost-panel';
import { getPathname } from '@/i18n/navigation';
import styles from './missing-project.module.css';

/** The answer to an unknown project (SPEC §8); the Hebrew page shows the text of the specification too (DECISIONS 2). */
export function MissingProject() {
  const locale = useLocale();
  const t = useTranslations('ProjectNotFound');
  return (
    <LostPanel title={t('title')}>
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
    </LostPanel>
  );
}
