import { useTranslations } from 'next-intl';
import type { Building } from '@/model';
import { isMonthOver } from '@/i18n/dates';

type Props = Pick<Building, 'completion'> & { className: string | undefined };

/** Says that the month of completion is over, once it is. */
export function DateNote({ completion, className }: Props) {
  const t = useTranslations('Building');
  return completion && isMonthOver(completion) ? <p className={className}>{t('dateNote')}</p> : null;
}
