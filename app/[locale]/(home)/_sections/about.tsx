import { useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import { Ltr } from '@/components/text/ltr';
import { SectionHead } from '@/components/text/section-head';
import type { Company } from '@/model';
import styles from './about.module.css';

type Props = { company: Company };

export function About({ company: { name, founded, aboutImage, facts } }: Props) {
  const t = useTranslations('About');
  const n = facts.experienceYears;
  return (
    <section id="about" className={styles.section} aria-labelledby="about-title">
      <div className={`container ${styles.columns}`}>
        <div className={styles.text}>
          <SectionHead id="about-title" title={t('title')} />
          <p className="lead">{t('p1', { company: name, founded: String(founded) })}</p>
          <p>{t('p2')}</p>
          {n ? (
            <p className={`level-mark ${styles.fact}`}>
              <span aria-hidden="true">
                {t.rich('experienceFigure', { n, ltr: (part) => <Ltr>{part}</Ltr> })} {t('experienceLabel')}
              </span>
              <span className="visually-hidden">{t('experienceText', { n })}</span>
            </p>
          ) : null}
        </div>
        {aboutImage && (
          <Picture className={styles.picture} picture={aboutImage} sizes="(min-width: 60rem) 64vw, 92vw" />
        )}
      </div>
    </section>
  );
}
