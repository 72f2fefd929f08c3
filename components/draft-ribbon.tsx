import { useTranslations } from 'next-intl';
import styles from './draft-ribbon.module.css';

/** Says that a project is a draft: those who write see it in `npm run dev`, a visitor never. */
export function DraftRibbon() {
  const t = useTranslations('Draft');
  return (
    <p className={styles.ribbon}>
      <strong>{t('ribbon')}</strong>
    </p>
  );
}
