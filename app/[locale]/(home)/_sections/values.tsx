import { useTranslations } from 'next-intl';
import styles from './values.module.css';

const values = ['professionalism', 'transparency', 'reliability', 'partnership'] as const;

/** Renders the values as one row under the text about the company. */
export function Values() {
  const t = useTranslations('Values');
  return (
    <section className={styles.section} aria-labelledby="values-title">
      <div className="container">
        <h2 id="values-title" className={styles.title}>
          {t('title')}
        </h2>
        <ul role="list" className={styles.list}>
          {values.map((value) => (
            <li key={value}>
              <h3>{t(`${value}.title`)}</h3>
              <p>{t(`${value}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
