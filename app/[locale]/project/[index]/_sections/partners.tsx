import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/text/section-head';
import type { Project } from '@/model';
import styles from './partners.module.css';

type Props = { partners: Project['partners'] };

/** Lists the partners of the project by name, with logos where known. */
export function Partners({ partners }: Props) {
  const t = useTranslations('Project');
  if (partners.length === 0) return null;
  return (
    <section className={`container ${styles.section}`} aria-labelledby="partners-title">
      <SectionHead id="partners-title" title={t('partners')} />
      <ul role="list" className={styles.list}>
        {partners.map(({ name, logo }) => (
          <li key={name} className={styles.partner}>
            {logo && (
              <img src={logo} alt={t('partnerLogo', { name })} width={56} height={56} loading="lazy" />
            )}
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
