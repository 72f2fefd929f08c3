import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/text/section-head';
import styles from './services.module.css';

const guidance = ['feasibility', 'financial', 'marketing', 'execution'] as const;

export function Services() {
  const t = useTranslations('Services');
  return (
    <section id="services" className="section" aria-labelledby="services-title">
      <div className="container">
        <SectionHead id="services-title" label={t('label')} title={t('title')} />
        <ul role="list" className={styles.cards}>
          <li className={styles.card}>
            <h3>{t('guidance.title')}</h3>
            <p>{t('guidance.text')}</p>
            <ul role="list" className={styles.steps}>
              {guidance.map((step) => (
                <li key={step} className="level-mark">
                  {t(`guidance.${step}`)}
                </li>
              ))}
            </ul>
          </li>
          <li className={styles.card}>
            <h3>{t('followUp.title')}</h3>
            <p>{t('followUp.text')}</p>
          </li>
          <li className={styles.card}>
            <h3>{t('detail.title')}</h3>
            <p>{t('detail.text')}</p>
          </li>
        </ul>
      </div>
    </section>
  );
}
