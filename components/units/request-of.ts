import type { useTranslations } from 'next-intl';
import type { Level, Unit } from '@/model';

type Words = ReturnType<typeof useTranslations<'Units'>>;

/** Selects the form of a sentence about a unit without a level. */
export const withoutLevel = 'none';

/** Returns where a unit of a level is, as inside a sentence. */
export function phraseOf(level: Level | undefined, t: Words): string {
  if (!level) return withoutLevel;
  return level.phrase ?? t('onLevel', { level: level.plainName });
}

/** Returns the text that asks about a unit, or about similar ones when it is taken. */
export function requestOf({ number, area, status }: Unit, level: Level | undefined, t: Words): string {
  return status === 'taken'
    ? t('prefillSimilar', { number })
    : t('prefill', { number, area, level: phraseOf(level, t) });
}
