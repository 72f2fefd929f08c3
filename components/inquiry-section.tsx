import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Company } from '@/content/schema';
import { apiUrl } from './api-url';
import { Icon } from './icon';
import styles from './inquiry-section.module.css';
import { InquiryForm } from './islands/inquiry-form';
import { Ltr } from './ltr';

type Props = {
  company: Company;
  /** The path of the route that takes the form. */
  route: string;
  /** The heading, and the text under it. */
  head: ReactNode;
  text: string;
  /** The accessible name of the form. */
  label: string;
  submit: string;
  sending: string;
  /** The names of the fields, as in the contract of the route. */
  names: readonly string[];
  fields: ReactNode;
};

/** The field that stands out of view: what fills it in is not a person. */
const trap = 'website';

/** A section with a form that reaches the company as a mail; `#contact` leads here. */
export function InquirySection({ company, route, head, text, label, submit, sending, names, fields }: Props) {
  const locale = useLocale();
  const t = useTranslations('InquiryForm');
  return (
    <section id="contact" className={styles.section} aria-labelledby="contact-title">
      <div className={`container ${styles.columns}`}>
        <div>
          {head}
          <p className="lead measure">{text}</p>
        </div>
        <div>
          <InquiryForm
            action={apiUrl(route)}
            label={label}
            locale={locale}
            fields={names}
            trap={trap}
            words={{
              submit,
              sending,
              sent: t('sent'),
              failed: t('failed'),
              failedRetry: t('failedRetry'),
              sentMark: t('sentMark'),
              errorMark: t('errorMark'),
            }}
            sentIcon={<Icon name="check" />}
            errorIcon={<Icon name="alert" />}
            notice={
              <p className={styles.privacy}>
                {t.rich('privacy', {
                  company: company.name,
                  email: company.email,
                  ltr: (email) => <Ltr>{email}</Ltr>,
                })}
              </p>
            }
          >
            {fields}
            <label className="visually-hidden" aria-hidden="true">
              {t('trap')}
              <input name={trap} tabIndex={-1} autoComplete="off" />
            </label>
          </InquiryForm>
        </div>
      </div>
    </section>
  );
}
