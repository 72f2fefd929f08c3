import { useLocale, useTranslations } from 'next-intl';
import { Ltr } from '@/components/ltr';
import type { Company } from '@/content/schema';
import { siteUrl } from '@/i18n/metadata';
import { getPathname } from '@/i18n/navigation';
import { PartHead } from './part-head';
import styles from './print-contact.module.css';

type Props = {
  company: Company;
  /** The path of the page, without a language. */
  href: string;
};

/** The foot of the printed sheet: how to reach the company, and where the page stands. */
export function PrintContact({ company, href }: Props) {
  const locale = useLocale();
  const t = useTranslations('Print');
  return (
    <section className={`container ${styles.sheet}`} aria-labelledby="print-title">
      <PartHead id="print-title" title={t('contact')} />
      <p>
        {company.name} · {company.address} · <Ltr>{company.phone}</Ltr> · <Ltr>{company.email}</Ltr>
      </p>
      <p>
        {t('page')}: <Ltr>{siteUrl + getPathname({ href, locale })}</Ltr>
      </p>
    </section>
  );
}
