import { useTranslations } from 'next-intl';
import { isMonthOver } from '@/i18n/dates';
import type { Building } from '@/model';

type Props = Pick<Building, 'completion'> & { className: string | undefined };

/** Says that the month of completion is over, once it is. */
export function DateNote({ completion, className }: Props) {
  const t = useTranslations('Building');
  return completion && isMonthOver(completion) ? <p className={className}>{t('dateNote')}</p> : null;
}
