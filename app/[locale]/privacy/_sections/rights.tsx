import { useTranslations } from 'next-intl';
import { marks } from '@/components/text/marks';

type Props = {
  /** Where requests arrive. */
  email: string;
  /** Whether the company has a privacy protection officer. */
  hasOfficer: boolean;
};

/** Lists the rights of visitors and how to use them. */
export function Rights({ email, hasOfficer }: Props) {
  const t = useTranslations('PrivacyPolicy');
  return (
    <>
      <p>{t('rights')}</p>
      <ul role="list">
        <li>{t('inspect')}</li>
        <li>{t('correct')}</li>
        <li>{t('beforehand')}</li>
        {hasOfficer && <li>{t('askOfficer')}</li>}
      </ul>
      <p>{t.rich('request', { ...marks, email })}</p>
      <p>{t('complaint')}</p>
    </>
  );
}
