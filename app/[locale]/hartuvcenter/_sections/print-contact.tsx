import { useLocale, useTranslations } from 'next-intl';
import { Ltr } from '@/components/ltr';
import type { Company } from '@/content/schema';
import { siteUrl } from '@/i18n/metadata';
import { getPathname } from '@/i18n/navigation';
import styles from './print.module.css';

type Props = { company: Company };

/** Whom to call, and where the page stands, on the printed sheet only. */
export function PrintContact({ company }: Props) {
  const locale = useLocale();
  const t = useTranslations('Print');
  return (
    <section className={`container ${styles.sheet}`} aria-labelledby="print-contact">
      <h2 id="print-contact">{t('contact')}</h2>
      <ul className={styles.facts}>
        <li>{company.name}</li>
        <li>{company.address}</li>
        <li>
          <Ltr>{company.phone}</Ltr>
        </li>
        <li>
          <Ltr>{company.email}</Ltr>
        </li>
      </ul>
      <p>
        {t('page')}: <Ltr>{siteUrl + getPathname({ href: '/hartuvcenter', locale })}</Ltr>
      </p>
    </section>
  );
}
