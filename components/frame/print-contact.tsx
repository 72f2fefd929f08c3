import { useLocale, useTranslations } from 'next-intl';
import { pageUrl } from '@/lib/seo/metadata';
import type { Company, Person } from '@/model';
import { QrCode } from '../pictures/qr-code';
import { Ltr } from '../text/ltr';
import styles from './print-contact.module.css';

type Props = {
  company: Company;
  /** The path of the page, without a language, for readers who want to return to it. */
  href?: string | undefined;
};

/** Renders the foot of a printed page: contact data, and the address of the page as text and as a QR code. */
export function PrintContact({ company, href }: Props) {
  const t = useTranslations('Print');
  const locale = useLocale();
  const url = href && pageUrl(href, locale);
  return (
    <section className={`container ${styles.sheet}`} aria-labelledby="print-contact">
      <div className={styles.text}>
        <h2 id="print-contact" className="visually-hidden">
          {t('contact')}
        </h2>
        <div className={styles.ways}>
          <div>
            <p className={styles.name}>{company.name}</p>
            <p>{company.address}</p>
            <Ways phone={company.phone} email={company.email} />
          </div>
          {company.people.map(({ name, role, phone, email }) => (
            <div key={name}>
              <p className={styles.name}>{name}</p>
              <p>{role}</p>
              <Ways phone={phone} email={email} />
            </div>
          ))}
        </div>
        {url && (
          <p className={styles.page}>
            {t('page')}: <Ltr>{url}</Ltr>
          </p>
        )}
      </div>
      {url && <QrCode text={url} label={t('code')} />}
    </section>
  );
}

function Ways({ phone, email }: Pick<Person, 'phone' | 'email'>) {
  return (
    <p>
      {phone && <Ltr>{phone}</Ltr>}
      {phone && email && ' · '}
      {email && <Ltr>{email}</Ltr>}
    </p>
  );
}
