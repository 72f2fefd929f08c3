import { useLocale, useTranslations } from 'next-intl';
import { formatDayInWords } from '@/i18n/dates';
import { pageUrl } from '@/lib/seo/metadata';
import type { Company, Person } from '@/model';
import { QrCode } from '../pictures/qr-code';
import { Ltr } from '../text/ltr';
import styles from './print-contact.module.css';

/** A page on paper. */
export type Printed = {
  /** The path of the page, without a language, for readers who want to return to it. */
  href: string;
  /** The day on which the page was true, ISO 8601. */
  asOf: string;
};

type Props = { company: Company; printed?: Printed | undefined };

/** Renders the foot of a printed page: contact data, and address and day of the page with a QR code. */
export function PrintContact({ company, printed }: Props) {
  const t = useTranslations('Print');
  const locale = useLocale();
  const url = printed && pageUrl(printed.href, locale);
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
            {company.secondPhone && <Ways phone={company.secondPhone} email={undefined} />}
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
            {t('page')}: <Ltr>{url}</Ltr> · {t('asOf', { day: formatDayInWords(printed.asOf, locale) })}
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
