import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/text/section-head';
import styles from './values.module.css';

const values = ['professionalism', 'transparency', 'reliability', 'partnership'] as const;

export function Values() {
  const t = useTranslations('Values');
  return (
    <section className={`section dark ${styles.section}`} aria-labelledby="values-title">
      <div className="container">
        <SectionHead id="values-title" label={t('label')} title={t('title')} />
        <ul role="list" className={styles.list}>
          {values.map((value) => (
            <li key={value} className={styles.value}>
              <h3>{t(`${value}.title`)}</h3>
              <p>{t(`${value}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
