import { useTranslations } from 'next-intl';
import { isMonthOver } from '@/i18n/dates';
import type { Building } from '@/model';

type Props = Pick<Building, 'completion'> & { className: string | undefined };

/** Renders a notice once the month of completion has passed. */
export function DateNote({ completion, className }: Props) {
  const t = useTranslations('Building');
  return completion && isMonthOver(completion) ? <p className={className}>{t('dateNote')}</p> : null;
}
