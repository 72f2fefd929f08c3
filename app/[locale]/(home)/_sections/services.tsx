import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/text/section-head';
import type { Company } from '@/model';
import { Band } from './band';
import styles from './services.module.css';

type Props = Pick<Company, 'services' | 'band'>;

/** Renders the services as a numbered list beside a picture of a finished building. */
export function Services({ services, band }: Props) {
  const t = useTranslations('Services');
  return (
    <section id="services" aria-labelledby="services-title">
      <div className={`container ${styles.services}`}>
        <SectionHead id="services-title" label={t('label')} title={t('title')} />
        <ol role="list" className={styles.list}>
          {services.map(({ title, text, points }) => (
            <li key={title}>
              <h3>{title}</h3>
              {points ? (
                <div>
                  <p>{text}</p>
                  <ul role="list" className={styles.steps}>
                    {points.map((point) => (
                      <li key={point} className="level-mark">
                        {point}
                      </li>
                    ))}
                  </ul>
                </div>
              ) : (
                <p>{text}</p>
              )}
            </li>
          ))}
        </ol>
      </div>
      {band && <Band band={band} />}
    </section>
  );
}
