import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { getPathname } from '@/i18n/navigation';
import type { Company } from '@/model';
import { answerValues } from '../../lib/answer-values';
import { honeypot } from '../../lib/form-field';
import { apiUrl } from '../../lib/http/api-url';
import { People } from '../cards/people';
import { InquiryForm } from '../islands/inquiry-form/inquiry-form';
import { Island } from '../islands/runtime/island';
import { Icon } from '../pictures/icon';
import { marks } from '../text/marks';
import styles from './inquiry-section.module.css';

type Props = {
  company: Company;
  /** The path of the route that receives the form. */
  route: string;
  /** The id of the legal entity that is the controller of the data; by default the first one. */
  entity?: string | undefined;
  /** The path of the page, and the number of its unit; both are sent with the form. */
  page: string;
  unit?: string;
  /** The subject of the form, where its route serves several buildings. */
  about?: string;
  /** The heading, and the text under it. */
  head: ReactNode;
  text: string;
  /** The accessible name of the form. */
  label: string;
  submit: string;
  sending: string;
  fields: ReactNode;
};

/** The attributes by which password managers skip a field: 1Password, LastPass, Bitwarden, Dashlane and Proton Pass. */
const ignoredByManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
};

/** Renders a section with a form, the target of `#contact`. */
export function InquirySection({
  company,
  entity,
  route,
  page,
  unit,
  about,
  head,
  text,
  label,
  submit,
  sending,
  fields,
}: Props) {
  const locale = useLocale();
  const t = useTranslations('InquiryForm');
  const [first] = company.legalEntities;
  const controller = company.legalEntities.find(({ id }) => id === entity) ?? first;
  const { abroad, mailboxMonths, keepDays, database } = company.privacy;
  return (
    <section id="contact" className={styles.section} aria-labelledby="contact-title" data-covers>
      <div className={`container ${styles.columns}`}>
        <div>
          {head}
          <p className="lead measure">{text}</p>
        </div>
        <div className={styles.form}>
          <Island
            component={{ InquiryForm }}
            later={['sentIcon', 'errorIcon']}
            props={{
              action: apiUrl(route),
              label,
              locale,
              honeypot,
              words: {
                submit,
                sending,
                sent: t('sent', answerValues(company.answerDays)),
                failed: t('failed'),
                failedRetry: t('failedRetry'),
                sentMark: t('sentMark'),
                errorMark: t('errorMark'),
              },
              sentIcon: <Icon name="check" />,
              errorIcon: <Icon name="alert" />,
              notice: (
                <div className={styles.privacy}>
                  <p>
                    {t.rich('privacy', {
                      link: (part) => (
                        <a className="link" href={getPathname({ href: '/privacy', locale })}>
                          {part}
                        </a>
                      ),
                    })}
                  </p>
                  <details>
                    <summary>{t('noticeTitle')}</summary>
                    <p>
                      {t.rich('notice', {
                        legalName: controller?.legalName ?? '',
                        address: controller?.address ?? company.address,
                        phone: company.phone,
                        email: company.email,
                        abroad: abroad ? 'yes' : 'no',
                        place: abroad ?? '',
                        months: mailboxMonths,
                        days: keepDays,
                        store: t(`stores.${database ? 'database' : 'server'}`),
                        ltr: marks.ltr,
                      })}
                    </p>
                  </details>
                </div>
              ),
              children: (
                <>
                  {fields}
                  <input type="hidden" name="page" value={page} />
                  {unit !== undefined && <input type="hidden" name="unit" value={unit} />}
                  {about && <input type="hidden" name="building" value={about} />}
                  <div className="visually-hidden" aria-hidden="true">
                    <label>
                      {t('honeypot')}
                      <input name={honeypot} tabIndex={-1} autoComplete="off" {...ignoredByManagers} />
                    </label>
                  </div>
                </>
              ),
            }}
          />
        </div>
        <People people={company.people} />
      </div>
    </section>
  );
}
