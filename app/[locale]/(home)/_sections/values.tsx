import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/text/section-head';
import styles from './values.module.css';

const values = ['professionalism', 'transparency', 'reliability', 'partnership'] as const;

/** Renders each value as one line on a level line. */
export function Values() {
  const t = useTranslations('Values');
  return (
    <section className={styles.section} aria-labelledby="values-title">
      <SectionHead id="values-title" title={t('title')} />
      <ul role="list" className={styles.list}>
        {values.map((value) => (
          <li key={value} className={`level-mark ${styles.value}`}>
            <h3>{t(`${value}.title`)}</h3>
            <p>{t(`${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
