import { useTranslations } from 'next-intl';
import type { Company } from '@/model';
import styles from './kept.module.css';

type Props = { privacy: Company['privacy'] };

/** Lists which data is kept where and for how long, from the record. */
export function Kept({ privacy }: Props) {
  const t = useTranslations('PrivacyPolicy');
  const { mailboxMonths, keepDays, undeliveredDays, logDays, backupDays } = privacy;
  const database = privacy.database ? 'yes' : 'no';
  const rows = [
    ['keptInquiries', t('months', { n: mailboxMonths })],
    ['keptCopies', t('days', { n: keepDays })],
    ['keptUndelivered', t('days', { n: undeliveredDays })],
    ['keptLog', t('days', { n: logDays })],
    ['keptCounts', t('minutes')],
    ...(backupDays ? [['keptBackups', t('days', { n: backupDays })] as const] : []),
  ] as const;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('keptWhat')}</th>
          <th scope="col">{t('keptHowLong')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, howLong]) => (
          <tr key={what}>
            <th scope="row">{t(what, { database })}</th>
            <td>{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
