import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/text/section-head';
import type { Company } from '@/model';
import styles from './services.module.css';

type Props = Pick<Company, 'services'>;

/** Renders the services, each as a name beside its text and points. */
export function Services({ services }: Props) {
  const t = useTranslations('Services');
  return (
    <section id="services" aria-labelledby="services-title">
      <SectionHead id="services-title" title={t('title')} />
      <p className={`lead ${styles.text}`}>{t('text')}</p>
      <ol role="list">
        {services.map(({ title, text, points = [] }) => (
          <li key={title} className={styles.service}>
            <h3>{title}</h3>
            <p>{text}</p>
            {points.length > 0 && (
              <ul role="list">
                {points.map((point) => (
                  <li key={point} className={`level-mark ${styles.point}`}>
                    {point}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
