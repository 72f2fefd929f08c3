import { useTranslations } from 'next-intl';
import { LegalText } from '@/components/text/legal-text';
import { marks } from '@/components/text/marks';
import { Part } from '@/components/text/part';
import { formatDay } from '@/i18n/dates';
import { answerValues } from '@/lib/answer-values';
import type { Company } from '@/model';
import { Arrangements } from './arrangements';
import { Tested } from './tested';

type Props = { company: Company };

/** Renders the whole statement, part by part in the order of specification §2. */
export function Statement({ company }: Props) {
  const t = useTranslations('AccessibilityStatement');
  const { accessibility } = company;
  const { limits = [], tested } = accessibility;
  const {
    officerTitle,
    officerFirstName,
    officerLastName,
    officerEmail,
    days = '',
    hours,
    updated,
  } = accessibility;
  const officerPhone = accessibility.officerPhone ?? company.phone;
  return (
    <LegalText title={t('title')} updated={updated} formatUpdated={formatDay}>
      <Part id="commitment" title={t('commitmentTitle')}>
        <p>{t('commitment', { tested: tested ? 'yes' : 'no' })}</p>
      </Part>
      <Part id="features" title={t('featuresTitle')}>
        <ul role="list">
          <li>{t.rich('technical', marks)}</li>
          <li>{t.rich('display', marks)}</li>
        </ul>
      </Part>
      <Part id="changing" title={t('changingTitle')}>
        <ul role="list">
          <li>{t.rich('zoom', marks)}</li>
          <li>{t('preferences')}</li>
          <li>{t.rich('keyboard', marks)}</li>
        </ul>
      </Part>
      <Part id="impaired" title={t('impairedTitle')}>
        <ul role="list">
          <li>{t('images')}</li>
          <li>{t('colour')}</li>
          <li>{t('sound')}</li>
        </ul>
      </Part>
      <Part id="limitations" title={t('limitationsTitle')}>
        {limits.length > 0 && (
          <ul role="list">
            {limits.map(({ limit, instead }) => (
              <li key={limit}>
                <p>{limit}</p>
                <p>{t.rich('instead', { ...marks, instead })}</p>
              </li>
            ))}
          </ul>
        )}
        <p>
          {t('limitations', {
            limits: limits.length > 0 ? 'yes' : 'no',
            ...answerValues(company.answerDays),
          })}
        </p>
      </Part>
      <Part id="inquiries" title={t('inquiriesTitle')}>
        <p>
          {t.rich('inquiries', {
            ...marks,
            named: days ? 'yes' : 'no',
            days,
            hours,
            phone: company.phone,
            email: company.email,
          })}
        </p>
      </Part>
      <Part id="officer" title={officerTitle}>
        <p>{t('officerName', { name: [officerFirstName, officerLastName].filter(Boolean).join(' ') })}</p>
        <p>{t.rich('officerPhone', { ...marks, phone: officerPhone })}</p>
        <p>{t.rich('officerEmail', { ...marks, email: officerEmail })}</p>
      </Part>
      <Arrangements arrangements={accessibility.arrangements} />
      <Tested tested={tested} />
    </LegalText>
  );
}
