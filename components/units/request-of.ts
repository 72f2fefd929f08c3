import type { useTranslations } from 'next-intl';
import type { Level, Unit } from '@/model';

/** Returns the text that asks about a unit, or about similar ones when it is taken. */
export function requestOf(
  { number, area, status }: Unit,
  { plainName }: Level,
  t: ReturnType<typeof useTranslations<'Units'>>,
): string {
  return status === 'taken'
    ? t('prefillSimilar', { number })
    : t('prefill', { number, area, level: plainName });
}
