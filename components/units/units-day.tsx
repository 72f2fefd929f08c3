import { useLocale, useTranslations } from 'next-intl';
import { formatDayInWords } from '@/i18n/dates';
import { timeZone } from '@/lib/today';
import type { Building } from '@/model';
import { AfterDay } from '../islands/after-day/after-day';
import { Island } from '../islands/runtime/island';

type Props = { building: Pick<Building, 'unitsAsOf' | 'unitsUntil'> };

/** The day on which the status of the units was correct, and once that is long ago a word about it; nothing without one. */
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
