import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/text/section-head';
import type { Company } from '@/model';
import { Band } from './band';
import styles from './services.module.css';

const guidance = ['feasibility', 'financial', 'marketing', 'execution'] as const;

type Props = { band: Company['band'] };

/** Renders the three services as a numbered list beside a picture of a finished building. */
export function Services({ band }: Props) {
  const t = useTranslations('Services');
  return (
    <section id="services" aria-labelledby="services-title">
      <div className={`container ${styles.services}`}>
        <SectionHead id="services-title" label={t('label')} title={t('title')} />
        <ol role="list" className={styles.list}>
          <li>
            <h3>{t('guidance.title')}</h3>
            <div>
              <p>{t('guidance.text')}</p>
              <ul role="list" className={styles.steps}>
                {guidance.map((step) => (
                  <li key={step} className="level-mark">
                    {t(`guidance.${step}`)}
                  </li>
                ))}
              </ul>
            </div>
          </li>
          <li>
            <h3>{t('followUp.title')}</h3>
            <p>{t('followUp.text')}</p>
          </li>
          <li>
            <h3>{t('detail.title')}</h3>
            <p>{t('detail.text')}</p>
          </li>
        </ol>
      </div>
      {band && <Band band={band} />}
    </section>
  );
}
