import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { Company } from '@/content/schema';
import { pageUrl } from '@/site/metadata';
import { Ltr } from './ltr';
import styles from './print-contact.module.css';
import { QrCode } from './qr-code';

type Props = {
  company: Company;
  /** The path of the page, without a language. */
  href: string;
};

/** The foot of a printed page: how to reach the company, and the way back to the page, to read and to scan. */
export function PrintContact({ company, href }: Props) {
  const t = useTranslations('Print');
  const url = pageUrl(href, useLocale());
  return (
    <section className={`container ${styles.sheet}`} aria-labelledby="print-contact">
      <div className={styles.text}>
        <h2 id="print-contact" className={styles.title}>
          {t('contact')}
        </h2>
        <p className={styles.name}>{company.name}</p>
        <p>{company.address}</p>
        {company.people.map(({ name, role, phone, email }) => (
          <p key={name}>
            <strong>{name}</strong>, {role}
            {[phone, email].map(
              (way) =>
                way && (
                  <Fragment key={way}>
                    {' '}
                    · <Ltr>{way}</Ltr>
                  </Fragment>
                ),
            )}
          </p>
        ))}
        <p>
          <Ltr>{company.phone}</Ltr> · <Ltr>{company.email}</Ltr>
        </p>
        <p className={styles.page}>
          {t('page')}: <Ltr>{url}</Ltr>
        </p>
      </div>
      <QrCode text={url} label={t('code')} />
    </section>
  );
}
