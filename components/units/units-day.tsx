import { useLocale, useTranslations } from 'next-intl';
import { formatDayInWords } from '@/i18n/dates';
import { timeZone } from '@/lib/today';
import type { Building } from '@/model';
import { AfterDay } from '../islands/after-day/after-day';
import { Island } from '../islands/runtime/island';

type Props = { building: Pick<Building, 'unitsAsOf' | 'unitsUntil'> };

/** Shows the date of the units' statuses, with a notice once it is old; nothing without a date. */
export function UnitsDay({ building: { unitsAsOf, unitsUntil } }: Props) {
  const locale = useLocale();
  const t = useTranslations('Units');
  if (!unitsAsOf) return null;
  return (
    <>
      {t('asOf', { day: formatDayInWords(unitsAsOf, locale) })}{' '}
      {unitsUntil && (
        <Island
          component={{ AfterDay }}
          props={{ day: unitsUntil, text: t('asOfLongAgo'), timeZone: timeZone() }}
        />
      )}
    </>
  );
}
