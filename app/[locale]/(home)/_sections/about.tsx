import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/text/section-head';
import type { Company } from '@/content';
import { areaValues } from '@/site/area-values';
import styles from './about.module.css';

type Props = { company: Company };

export function About({ company }: Props) {
  const t = useTranslations('About');
  return (
    <section id="about" className="section" aria-labelledby="about-title">
      <div className="container">
        <SectionHead id="about-title" label={t('label')} title={t('title')} />
        <div className={styles.columns}>
          <p className="lead">{t('p1', { company: company.name, founded: String(company.founded) })}</p>
          <p>{t('p2', areaValues(company.facts))}</p>
        </div>
      </div>
    </section>
  );
}
